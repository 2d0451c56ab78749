import { css } from "lit";

/** The look of a form with many choices. */
export const form = css`
  fieldset {
    margin: 0 0 1.75rem;
    padding: 1.1rem 0 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
  legend {
    float: left;
    width: 100%;
    margin-bottom: 0.75rem;
    padding: 0;
    font: 600 var(--large) / 1.2 var(--serif);
  }
  legend + * {
    clear: both;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr);
    gap: 0.2rem 1rem;
    margin-bottom: 1.1rem;
  }
  .field > label,
  .problem {
    overflow-wrap: anywhere;
  }
  .field > label {
    grid-row: span 2;
    padding-top: 0.6rem;
  }
  .field > small {
    grid-column: 2;
  }
  .field > select,
  .field > input[type="text"] {
    width: 100%;
    max-width: 26rem;
  }
  input[type="number"] {
    width: 7rem;
  }
  small {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  label.choice {
    display: grid;
    grid-template-columns: 1.15rem minmax(0, 1fr);
    align-items: start;
    gap: 0 0.75rem;
    min-height: 44px;
    padding: 0.55rem 0;
    cursor: pointer;
  }
  label.choice > input {
    margin: 0.2rem 0 0;
  }
  label.choice small {
    display: block;
  }
  .inset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    margin: 0 0 0.5rem 1.9rem;
  }
  .inset label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.25rem;
  }
  .end a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .problem {
    flex-basis: 100%;
    margin: 0;
    padding: 0.6rem 0.9rem;
    border-left: 3px solid var(--ink);
    background: var(--sheet);
  }
  @media (max-width: 480px) {
    .field {
      grid-template-columns: minmax(0, 1fr);
    }
    .field > label {
      grid-row: auto;
      padding: 0;
    }
    .field > small {
      grid-column: 1;
    }
  }
`;
