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

export function clock(atMs: number): string {
  return new Date(atMs).toLocaleTimeString('zh-CN', { hour12: false });
}
