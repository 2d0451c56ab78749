import { unsafeCSS } from "lit";

/** A window in which the sheet is that of a phone, with tabs: one that is narrow, or low. */
export const PHONE = "(max-width: 900px), (max-height: 480px)";

/** The same for `@media`; a phone that lies across, with the sheet beside the board; every other window. */
export const phone = unsafeCSS(PHONE);
export const across = unsafeCSS("(min-width: 641px) and (max-height: 480px)");
export const upright = unsafeCSS("(max-width: 640px), (min-height: 481px)");
