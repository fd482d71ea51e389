/**
 * What happy-dom (21.0.4) lacks of what the client uses: properties that reflect attributes. Everything else that needs
 * a layout is already stubbed in the window (elements have no size, and are on screen once observed).
 */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ariaBusy: 'aria-busy',
  ariaChecked: 'aria-checked',
  ariaCurrent: 'aria-current',
  ariaDisabled: 'aria-disabled',
  ariaLabel: 'aria-label',
  ariaModal: 'aria-modal',
  ariaValueNow: 'aria-valuenow',
  enterKeyHint: 'enterkeyhint',
  inputMode: 'inputmode',
};

/** Adds the properties to a window before the client runs in it. */
export function addMissing({ Element }: typeof globalThis): void {
  for (const [property, attribute] of Object.entries(ATTRIBUTES)) {
    // All windows of a process share this prototype.
    if (property in Element.prototype) continue;
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      get(this: Element): string | null {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: string | null) {
        if (value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}
