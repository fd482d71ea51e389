import { h } from '../../lab/page/dom';

/** A labelled select; the first option is chosen. */
export function choice(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  onChange: (value: string) => void,
): HTMLLabelElement {
  const field = h(
    'select',
    { on: { change: () => onChange(field.value) } },
    ...options.map(([value, text]) => h('option', { value, text })),
  );
  return h('label', { class: 'field' }, h('span', { text: label }), field);
}
