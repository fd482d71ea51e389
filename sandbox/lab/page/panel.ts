import { h } from './dom';

/** One foldable part of the inspector. */
export function panel(
  title: string,
  badge: HTMLElement | null,
  isOpen: boolean,
  body: HTMLElement,
): HTMLDetailsElement {
  return h(
    'details',
    { class: 'panel', open: isOpen },
    h('summary', {}, h('h2', { text: title }), badge),
    body,
  );
}
