import type { EngineTarget } from '../../contract';
import { nodeOf } from '../glass';

/** Host functions that built-in components call; set once when the phone starts. */
interface ComponentHost {
  readonly target: EngineTarget;
  /** Resolves an image or page address of the package for the browser. */
  resolveUrl(url: string): string;
  navigate(url: string, openType: string, delta: number): void;
  /** The action of a button with `open-type`. */
  openType(kind: string, element: WxElement): void;
  pickFrom(
    columns: readonly (readonly string[])[],
    start: readonly number[],
    title: string,
  ): Promise<number[] | null>;
  pickDate(mode: 'date' | 'time', value: string): Promise<string | null>;
}

let host: ComponentHost | null = null;

export function setComponentHost(value: ComponentHost): void {
  host = value;
}

export function componentHost(): ComponentHost {
  if (host === null) throw new Error('the engine has not started');
  return host;
}

const RPX = /(-?\d*\.?\d+)rpx\b/g;

/** Base of every built-in component: raw property values, host events, `rpx` in inline styles. */
export class WxElement extends HTMLElement {
  private isSetUp = false;
  private isUpdating = false;

  /** A property with its type from the template; undefined when not set. */
  prop(name: string): unknown {
    return nodeOf(this)?.getAttribute(name) ?? undefined;
  }

  /** A property as text, or the fallback when it is not set. */
  text(name: string, fallback = ''): string {
    const value = this.prop(name);
    return value === undefined || value === null ? fallback : String(value);
  }

  /** A property as a finite number, or the fallback. */
  number(name: string, fallback: number): number {
    const value = Number(this.prop(name));
    return this.prop(name) === undefined || this.prop(name) === '' || !Number.isFinite(value)
      ? fallback
      : value;
  }

  /** A property as the hosts read booleans: any text but "false" and "" is true. */
  flag(name: string, fallback = false): boolean {
    const value = this.prop(name);
    if (value === undefined || value === null) return fallback;
    return typeof value === 'string' ? value !== '' && value !== 'false' : Boolean(value);
  }

  /** Sends a component's own event, which does not bubble. */
  emit(type: string, detail: unknown = {}): void {
    nodeOf(this)?.triggerEvent(type, detail, { bubbles: false, composed: false });
  }

  override setAttribute(name: string, value: string): void {
    if (name === 'style') {
      super.setAttribute(
        'style',
        value.replace(RPX, (_all, n: string) => `${(Number(n) * 100) / 750}vw`),
      );
      return;
    }
    // `hidden` works on every component of both hosts; other attributes are kept for tests to read.
    super.setAttribute(name, value);
    this.handleChange(name);
  }

  override removeAttribute(name: string): void {
    super.removeAttribute(name);
    this.handleChange(name);
  }

  /**
   * Ignores nested changes: in Node, setters like `classList` and `role` call `setAttribute`, so an update would
   * trigger another.
   */
  private handleChange(name: string): void {
    if (!this.isSetUp || this.isUpdating) return;
    this.isUpdating = true;
    try {
      this.update(name);
    } finally {
      this.isUpdating = false;
    }
  }

  // The framework adds a component prefix to ids; tests and style sheets use the plain one.
  override get id(): string {
    return super.id;
  }
  override set id(value: string) {
    super.id = value.replace(/^[0-9a-f]+--/, '');
  }

  connectedCallback(): void {
    if (this.isSetUp) return;
    this.isSetUp = true;
    this.setUp();
    this.handleChange('');
  }

  /** Called once, when the element enters a page. */
  protected setUp(): void {
    // Plain boxes need nothing.
  }

  /** Called when a property changed; '' means all of them. */
  protected update(_name: string): void {
    // Plain boxes need nothing.
  }
}

/** Adds `hover-class` while a finger or the mouse is down. */
export function addHover(element: WxElement, isEnabled: () => boolean = () => true): void {
  let startTimer = 0;
  const clear = (delayMs: number): void => {
    window.clearTimeout(startTimer);
    const classes = element.text('hover-class').split(/\s+/).filter(Boolean);
    window.setTimeout(() => element.classList.remove(...classes), delayMs);
  };
  element.addEventListener('pointerdown', (event) => {
    const classes = element.text('hover-class').split(/\s+/).filter(Boolean);
    if (classes.length === 0 || classes[0] === 'none' || !isEnabled()) return;
    if (element.flag('hover-stop-propagation')) event.stopPropagation();
    startTimer = window.setTimeout(
      () => element.classList.add(...classes),
      element.number('hover-start-time', 50),
    );
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave']) {
    element.addEventListener(type, () => clear(element.number('hover-stay-time', 400)));
  }
}
