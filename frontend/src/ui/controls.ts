import { css } from "lit";
import { heardOnly } from "./fragments";

/** The look of controls, shared by every component that has some. */
export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.15;
    margin: 0 0 0.5rem;
  }
  h1 {
    font-size: var(--title);
  }
  h2 {
    font-size: var(--large);
  }
  h3 {
    font-size: var(--text);
  }
  p {
    margin: 0 0 0.6rem;
  }
  small,
  kbd {
    font-size: var(--small);
  }
  a {
    color: inherit;
  }
  a[href^="/rules/"] {
    white-space: nowrap; /* a rule's id is one word */
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
    min-height: 44px;
    padding: 0.35rem 0.9rem;
    border: 1px solid var(--line);
    border-radius: var(--corner);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--ink-soft);
  }
  button:disabled {
    color: var(--ink-soft);
    cursor: default;
    opacity: 0.7;
  }
  button.act,
  .button.act {
    border: 2px solid var(--accent);
  }
  button.main,
  .button.main {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  button.quiet {
    border-color: transparent;
    background: none;
  }
  :focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  [tabindex="-1"]:focus {
    outline: none; /* focused by the page, to be read from here on, not to be pressed */
  }
  input,
  select,
  textarea {
    min-height: 44px;
    padding: 0.3rem 0.6rem;
    border: 1px solid var(--ink-soft);
    border-radius: var(--corner);
    background: var(--stock);
    color: var(--ink);
    font: inherit;
  }
  ::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  input[type="checkbox"],
  input[type="radio"] {
    min-height: 0;
    width: 1.15rem;
    height: 1.15rem;
    accent-color: var(--ink);
  }
  .soft {
    color: var(--ink-soft);
  }
  .visually-hidden {
    ${heardOnly}
  }
`;
