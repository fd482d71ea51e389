/** Taps and key presses, as the events that a browser fires for them. */
import type { NodePage } from './page';
import { pause } from './waiting';

export type KeyTarget = HTMLInputElement | HTMLTextAreaElement;

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),textarea:not([disabled]),select:not([disabled]),[tabindex]';
/** https://www.w3.org/TR/uievents/#legacy-key-models */
const KEY_CODES: Readonly<Record<string, number>> = { Backspace: 8, Tab: 9, Enter: 13, Escape: 27, ' ': 32 };
const TYPED = /^(INPUT|TEXTAREA)$/;

interface PageWindow extends Window {
  readonly MouseEvent: typeof MouseEvent;
  readonly PointerEvent: typeof PointerEvent;
  readonly KeyboardEvent: typeof KeyboardEvent;
  readonly InputEvent: typeof InputEvent;
  readonly Event: typeof Event;
  readonly HTMLInputElement: typeof HTMLInputElement;
  readonly HTMLTextAreaElement: typeof HTMLTextAreaElement;
  readonly HTMLSelectElement: typeof HTMLSelectElement;
}

interface Actions {
  click(element: HTMLElement): Promise<void>;
  hover(element: HTMLElement): void;
  /** On the element that `hover` chose: mouse down, mouse up and click, even if the element is disabled. */
  mouseUp(): Promise<void>;
  fill(element: HTMLElement, value: string): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string, target?: KeyTarget): Promise<void>;
  dispatch(element: Element, type: string, init: object): Promise<void>;
}

const hovered = new WeakMap<NodePage, HTMLElement>();

/** One turn of the event loop: everything that an event starts without waiting for the network has run after it. */
const turn = (): Promise<void> => pause(0);

export function actions(page: NodePage): Actions {
  const window = page.window() as unknown as PageWindow;
  const { document } = window;

  const mouse = (element: Element, type: string, detail = 1): boolean =>
    element.dispatchEvent(
      new (type.startsWith('pointer') ? window.PointerEvent : window.MouseEvent)(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        detail,
        button: 0,
      } as MouseEventInit),
    );

  function pressDown(element: HTMLElement): void {
    mouse(element, 'pointerdown');
    if (!mouse(element, 'mousedown')) return;
    const focusable = element.closest<HTMLElement>(FOCUSABLE);
    if (focusable !== null) focusable.focus();
    else (document.activeElement as HTMLElement | null)?.blur?.();
  }

  async function click(element: HTMLElement): Promise<void> {
    pressDown(element);
    mouse(element, 'pointerup');
    mouse(element, 'mouseup');
    // The tap may have removed the element; a browser then clicks the common ancestor of both events.
    if (element.isConnected) element.click();
    await turn();
  }

  function setValue(element: HTMLElement, value: string): void {
    const owner =
      element.tagName === 'TEXTAREA'
        ? window.HTMLTextAreaElement
        : element.tagName === 'SELECT'
          ? window.HTMLSelectElement
          : window.HTMLInputElement;
    // React notices a change only through the setter of the prototype.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(element, value);
  }

  async function fill(element: HTMLElement, value: string): Promise<void> {
    const field =
      TYPED.test(element.tagName) || element.tagName === 'SELECT'
        ? element
        : element.querySelector<HTMLElement>('input,textarea');
    if (field === null) throw new Error(`not a field: ${element.outerHTML.slice(0, 120)}`);
    field.focus();
    setValue(field, value);
    field.dispatchEvent(
      new window.InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }),
    );
    if (field.tagName === 'SELECT') field.dispatchEvent(new window.Event('change', { bubbles: true }));
    await turn();
  }

  const key = (type: string, name: string, shift: boolean): boolean =>
    (document.activeElement ?? document.body).dispatchEvent(
      new window.KeyboardEvent(type, {
        key: name,
        code: name === ' ' ? 'Space' : name,
        keyCode: KEY_CODES[name] ?? 0, // Taro's input needs it
        shiftKey: shift,
        bubbles: true,
        cancelable: true,
      }),
    );

  function moveFocus(isBack: boolean): void {
    const all = Array.from(document.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.closest('[hidden],[inert]') === null &&
        element.closest('[style*="display: none"]') === null,
    );
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = isBack ? (at <= 0 ? all.length - 1 : at - 1) : (at + 1) % Math.max(all.length, 1);
    all[next]?.focus();
  }

  async function press(combination: string): Promise<void> {
    const parts = combination === ' ' ? [' '] : combination.split('+');
    const last = parts.at(-1) ?? '';
    const name = last === 'Space' ? ' ' : last;
    const shift = parts.includes('Shift');
    const isDefault = key('keydown', name, shift);
    const active = document.activeElement as HTMLElement | null;
    if (isDefault) {
      if (name === 'Tab') moveFocus(shift);
      else if (name === 'Enter' && active?.matches('button,a[href]') === true) active.click();
      else if (name === ' ' && active?.matches('button') === true) active.click();
      else if (name.length === 1 && active !== null && TYPED.test(active.tagName))
        insert(active as KeyTarget, name);
      else if (name === 'Backspace' && active !== null && TYPED.test(active.tagName))
        remove(active as KeyTarget);
    }
    key('keyup', name, shift);
    await turn();
  }

  function insert(field: KeyTarget, text: string): void {
    const { maxLength, value } = field;
    const wanted = value + text;
    setValue(field, maxLength >= 0 ? wanted.slice(0, Math.max(maxLength, value.length)) : wanted);
    field.dispatchEvent(
      new window.InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
    );
  }
  function remove(field: KeyTarget): void {
    setValue(field, field.value.slice(0, -1));
    field.dispatchEvent(
      new window.InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }),
    );
  }

  return {
    click,
    hover: (element) => void hovered.set(page, element),
    async mouseUp() {
      const element = hovered.get(page);
      if (element !== undefined) await click(element);
    },
    fill,
    press,
    async type(text) {
      for (const letter of text) await press(letter);
    },
    async dispatch(element, type, init) {
      if (/^(click|mouse|pointer|dblclick|contextmenu)/.test(type)) {
        const Kind = type.startsWith('pointer') ? window.PointerEvent : window.MouseEvent;
        element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, ...init }));
      } else {
        const event = new window.Event(type, { bubbles: true, cancelable: true, composed: true });
        for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value });
        element.dispatchEvent(event);
      }
      await turn();
    },
  };
}
