import type { MarkupCapability } from './types';

const NONE = {};

/** Both mini programs read `aria-role` and `aria-label`; Taro's templates carry them for the components that are
 *  extended in the build configuration, elsewhere they are ignored. */
export const markup: MarkupCapability = {
  access({ role, label, isHidden }) {
    if (isHidden === true || (role === undefined && label === undefined)) return NONE;
    return {
      ...(role === undefined ? NONE : { ariaRole: role }),
      ...(label === undefined ? NONE : { ariaLabel: label }),
    };
  },
  press: () => NONE,
  tabKeys: () => NONE,
  holdScroll: { catchMove: true },
  hasTitleOnPage: false,
  image: ({ alt, isLazy, hasPressMenu }) => ({
    ...(isLazy ? { lazyLoad: true } : NONE),
    ...(hasPressMenu === true ? { showMenuByLongpress: true } : NONE),
    ...(alt === '' ? NONE : { ariaLabel: alt }),
  }),
  field: ({ kind, placeholderClass, onConfirm }) => ({
    type: kind === 'text' ? 'text' : kind === 'decimal' ? 'digit' : 'number',
    placeholderClass,
    ...(onConfirm === undefined ? NONE : { onConfirm: () => onConfirm() }),
  }),
} satisfies MarkupCapability;
