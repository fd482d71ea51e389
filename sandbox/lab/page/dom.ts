type Child = Node | string | null;
type Handlers = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

interface Props {
  readonly class?: string;
  readonly text?: string;
  readonly on?: Handlers;
  readonly [attribute: string]: unknown;
}

/** Creates an element: attributes as given (true: empty, false or undefined: left out), children as text or nodes. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false || value === null || name === 'on') continue;
    if (name === 'text') element.textContent = String(value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const [type, handler] of Object.entries(props.on ?? {}))
    if (typeof handler === 'function') element.addEventListener(type, handler as EventListener);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** A labelled select. */
export function select(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  value: string,
  onChange: (value: string) => void,
): HTMLLabelElement {
  const field = h(
    'select',
    { on: { change: () => onChange(field.value) } },
    ...options.map(([key, text]) => h('option', { value: key, selected: key === value, text })),
  );
  return h('label', { class: 'field' }, h('span', { text: label }), field);
}

/** A labelled select whose value is also set from outside. */
export class Choice<T extends string> {
  readonly element: HTMLLabelElement;
  private readonly field: HTMLSelectElement;

  constructor(
    label: string,
    private options: readonly (readonly [value: T, text: string])[],
    onChange: (value: T) => void,
  ) {
    this.field = h('select', {
      on: {
        change: () => {
          const chosen = this.value;
          if (chosen !== undefined) onChange(chosen);
        },
      },
    });
    this.element = h('label', { class: 'field' }, h('span', { text: label }), this.field);
    this.offer(options);
  }

  /** Undefined: there is no option. */
  get value(): T | undefined {
    return this.options.find(([value]) => value === this.field.value)?.[0];
  }

  set(value: T): void {
    this.field.value = value;
  }

  focus(): void {
    this.field.focus();
  }

  /** Replaces the options; the chosen one stays if it is among them. */
  offer(options: readonly (readonly [value: T, text: string])[]): void {
    const { value } = this.field;
    this.options = options;
    this.field.replaceChildren(...options.map(([key, text]) => h('option', { value: key, text })));
    if (options.some(([key]) => key === value)) this.field.value = value;
    this.field.disabled = options.length === 0;
  }
}

export function button(
  text: string,
  onClick: () => void,
  attributes: Readonly<Record<string, unknown>> = {},
): HTMLButtonElement {
  return h('button', { type: 'button', text, ...attributes, on: { click: onClick } });
}

/** Also where the page is not secure (an address of the network), which has no `navigator.clipboard`. */
export async function copyText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard !== undefined) return clipboard.writeText(text);
  const field = h('textarea', { class: 'off-screen', readonly: true });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('浏览器不让复制');
}

export function clock(atMs: number): string {
  return new Date(atMs).toLocaleTimeString('zh-CN', { hour12: false });
}
