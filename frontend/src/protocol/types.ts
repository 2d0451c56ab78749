// The messages by the names that the page knows them by.
export * from "./messages";
export type { ServerAsked as Asked } from "./messages";
