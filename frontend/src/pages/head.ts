import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { refusal } from "../protocol/http";
import { people } from "../store/person";
import { to } from "../store/route";
import { settings, themes, type Theme } from "../store/settings";
import { controls } from "../ui/controls";
import { say } from "../ui/say";
import { words } from "../words";
import { mark } from "../ui/emblem";

/** The quiet head of every page: where one is, who one is, how it looks. */
@customElement("tallgrass-head")
export class Head extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        border-bottom: 1px solid var(--line);
        background: var(--paper);
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.25rem;
        height: 48px;
        padding: 0 max(0.5rem, env(safe-area-inset-right)) 0 max(0.75rem, env(safe-area-inset-left));
      }
      .home {
        display: inline-flex;
        align-items: center;
        gap: 0.45rem;
        min-height: 44px;
        margin-right: auto;
        font: 600 var(--large) / 1 var(--serif);
        letter-spacing: 0.04em;
        text-decoration: none;
      }
      .home svg {
        width: 26px;
        height: 26px;
      }
      nav a {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
        padding: 0 0.6rem;
        text-decoration: none;
      }
      nav a:hover {
        text-decoration: underline;
      }
      button.quiet {
        padding: 0 0.6rem;
      }
      .home,
      nav,
      .gear {
        flex: none;
      }
      .who {
        flex: 0 1 auto;
        min-width: 0;
      }
      .who span {
        overflow: hidden;
        max-width: 12rem;
        border-bottom: 1px dotted var(--ink-soft);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .gear {
        width: 44px;
      }
      .gear svg {
        width: 22px;
        height: 22px;
      }
      [popover] {
        position: fixed;
        inset: 52px 8px auto auto;
        width: min(20rem, calc(100vw - 16px));
        margin: 0;
        padding: 1rem;
        border: 1px solid var(--line);
        border-radius: var(--corner);
        background: var(--sheet);
        color: var(--ink);
        box-shadow: var(--lift);
      }
      fieldset {
        display: flex;
        flex-direction: column;
        margin: 0 0 0.75rem;
        padding: 0;
        border: 0;
      }
      legend,
      .label {
        padding: 0;
        font-weight: 600;
      }
      label.line {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        min-height: 44px;
      }
      label.line + label.line:has(small) {
        margin-top: 0.5rem;
      }
      label.line > input {
        flex: none;
      }
      input[type="text"] {
        width: 100%;
        margin: 0.3rem 0 0.75rem;
      }
      .row {
        display: flex;
        gap: 0.5rem;
      }
      small {
        display: block;
      }
    `,
  ];

  @state() private problem = "";
  @query("#settings") private panel!: HTMLElement;
  @query("#name") private naming!: HTMLElement;
  @query("#name input") private field!: HTMLInputElement;

  override connectedCallback(): void {
    super.connectedCallback();
    people.addEventListener("change", this.changed);
    settings.addEventListener("change", this.changed);
    void people.look().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    people.removeEventListener("change", this.changed);
    settings.removeEventListener("change", this.changed);
  }

  private readonly changed = (): void => this.requestUpdate();

  override render(): TemplateResult {
    const name = people.me?.name ?? words.shell.nobody;
    return html`
      <header>
        <a class="home" href=${to.front} aria-label=${words.shell.home}>${mark} ${words.shell.name}</a>
        <nav aria-label=${words.shell.links}><a href=${to.tables}>${words.shell.tables}</a></nav>
        <button class="quiet who" popovertarget="name" title=${words.shell.yourName} aria-label=${words.shell.changeName(name)}>
          <span><bdi>${name}</bdi></span>
        </button>
        <button class="quiet gear" popovertarget="settings" title=${words.shell.settings} aria-label=${words.shell.settings}>
          ${gear}
        </button>
      </header>
      <div id="name" popover role="dialog" aria-label=${words.shell.yourName} @toggle=${this.opened}>
        <form @submit=${this.rename}>
          <label class="label" for="new-name">${words.shell.yourName}</label>
          <input id="new-name" type="text" maxlength="40" required autocomplete="nickname" .value=${people.me?.name ?? ""} />
          <p role="alert" ?hidden=${!this.problem}>${this.problem}</p>
          <div class="row">
            <button class="main">${words.shell.keep}</button>
            <button type="button" class="quiet" @click=${() => this.naming.hidePopover()}>${words.shell.leave}</button>
          </div>
        </form>
      </div>
      <div id="settings" popover role="dialog" aria-label=${words.shell.settings}>
        <fieldset>
          <legend>${words.shell.theme}</legend>
          ${themes.map((theme) => this.choice(theme))}
        </fieldset>
        <label class="line">
          <input type="checkbox" .checked=${settings.plain} @change=${this.plain} />
          <span>${words.shell.plain} <small class="soft">${words.shell.plainWhy}</small></span>
        </label>
        <label class="line">
          <input type="checkbox" .checked=${settings.letters} @change=${this.letters} />
          <span>${words.shell.letters} <small class="soft">${words.shell.lettersWhy}</small></span>
        </label>
        <button class="quiet" @click=${() => this.panel.hidePopover()}>${words.shell.close}</button>
      </div>
    `;
  }

  private choice(theme: Theme): TemplateResult {
    return html`<label class="line">
      <input type="radio" name="theme" .checked=${settings.theme === theme} @change=${() => (settings.theme = theme)} />
      ${words.shell.themes[theme]}
    </label>`;
  }

  private plain(event: Event): void {
    settings.plain = (event.target as HTMLInputElement).checked;
  }

  private letters(event: Event): void {
    settings.letters = (event.target as HTMLInputElement).checked;
  }

  private opened(event: ToggleEvent): void {
    if (event.newState !== "open") return;
    this.problem = "";
    this.field.select();
  }

  private async rename(event: Event): Promise<void> {
    event.preventDefault();
    try {
      const person = await people.rename(this.field.value.trim());
      this.naming.hidePopover();
      say(words.shell.named(person.name));
    } catch (error) {
      this.problem = refusal(error).message;
    }
  }
}

const gear = html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6">
  <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
  <circle cx="16" cy="7" r="2" />
  <circle cx="8" cy="17" r="2" />
</svg>`;
