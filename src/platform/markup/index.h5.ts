import type { FieldAttrs, FieldDescription, MarkupCapability } from './types';

/**
 * `type` stays `text`: an input of type number drops leading zeros, ignores its maximum length and changes with the
 * mouse wheel. `inputMode` alone opens the right keyboard (iOS 12.2, Chrome 66).
 */
const FIELDS: Readonly<Record<FieldDescription['kind'], FieldAttrs>> = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'text', inputMode: 'tel', autoComplete: 'tel' },
  landline: { type: 'text', inputMode: 'tel', autoComplete: 'off' },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email' },
  number: { type: 'text', autoComplete: 'off' },
  digits: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
};

const ENTER = 13;
/** The page's title is the heading of level 1. */
const PART_LEVEL = 2;
/** ARIA's value for a list of unknown length. */
const UNKNOWN_SIZE = -1;

function tabAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

export const markup: MarkupCapability = {
  access: (described) => ({
    role: described.isMain === true ? 'main' : described.role,
    tabIndex: described.isFocusable === true ? 0 : described.isFocusable === 'by-script' ? -1 : undefined,
    'aria-label': described.label,
    'aria-labelledby': described.labelledBy,
    'aria-describedby': described.describedBy,
    'aria-modal': described.isModal,
    'aria-hidden': described.isHidden,
    'aria-disabled': described.isDisabled,
    'aria-busy': described.isBusy,
    'aria-invalid': described.isInvalid,
    'aria-checked': described.isChecked,
    'aria-selected': described.isSelected,
    'aria-expanded': described.isExpanded,
    'aria-current': described.isCurrent,
    'aria-level': described.role === 'heading' ? (described.level ?? PART_LEVEL) : undefined,
    'aria-controls': described.controls,
    'aria-posinset': described.place,
    'aria-setsize': described.place === undefined ? undefined : UNKNOWN_SIZE,
    'aria-live': described.live,
    'aria-valuenow': described.value?.now,
    'aria-valuemin': described.value === undefined ? undefined : 0,
    'aria-valuemax': described.value?.max,
    'aria-valuetext': described.value?.text,
  }),
  press: (handle) => ({
    onKeyDown(event) {
      // A key pressed in a nested element (a link in a label) belongs to that element.
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      handle();
    },
  }),
  tabKeys: (onMove) => ({
    onKeyDown(event) {
      if (!(event.currentTarget instanceof HTMLElement)) return;
      const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab], [role=radio]'));
      const from = tabs.findIndex((tab) => tab === event.target);
      const to = from === -1 ? null : tabAfter(event.key, from, tabs.length);
      if (to === null) return;
      event.preventDefault();
      tabs[to]?.focus();
      onMove(to);
    },
  }),
  holdScroll: {},
  hasTitleOnPage: true,
  // The browser's own lazy loading (iOS 15.4, Chrome 77; older ones load immediately). Taro's observer would set the
  // address again each time the image comes back into view.
  image: ({ alt, isLazy }) => ({
    imgProps: { alt, decoding: 'async', ...(isLazy ? { loading: 'lazy' } : {}) },
  }),
  edgesOf: (src) =>
    src === '' ? {} : { borderImageSource: `url("${src.replace(/["\\\s]/g, encodeURIComponent)}")` },
  field: ({ kind, onConfirm }) => ({
    ...FIELDS[kind],
    // Not Taro's `onConfirm`: it is also passed to the DOM's input, which has no such event, and React warns.
    ...(onConfirm === undefined
      ? {}
      : { onKeyDown: ({ keyCode }) => (keyCode === ENTER ? onConfirm() : undefined) }),
  }),
} satisfies MarkupCapability;
