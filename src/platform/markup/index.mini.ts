import type { FieldKind, MarkupCapability } from './types';

const NONE = {};

/**
 * As a string: the messaging app's template engine removes an attribute that is `false` and leaves `true` empty.
 * 'false' is sent for checkboxes only: on rows or tabs it would take a long list over its limit of `setData`.
 */
const word = (isSo: boolean) => (isSo ? 'true' : 'false');

/** Keyboards without letters; the hosts' number keyboards have no other character than a decimal point. */
const KEYBOARDS: Partial<Readonly<Record<FieldKind, 'number' | 'digit'>>> = {
  phone: 'number',
  digits: 'number',
  code: 'number',
  decimal: 'digit',
};

/** The page's title is in the host's title bar. */
const PART_LEVEL = 2;

/**
 * Taro's templates pass these on for the components that are extended in the build configuration
 * (config/patches/aria, which also maps the role to the attribute that each host documents); elsewhere they are
 * ignored.
 */
export const markup: MarkupCapability = {
  access({ role, label, level = PART_LEVEL, isHidden, isChecked, isSelected, isExpanded, isDisabled }) {
    if (isHidden === true || (role === undefined && label === undefined)) return NONE;
    return {
      ...(role === undefined ? NONE : { ariaRole: role }),
      ...(label === undefined ? NONE : { ariaLabel: label }),
      ...(role === 'heading' ? { ariaLevel: level } : NONE),
      ...(isChecked === undefined ? NONE : { ariaChecked: word(isChecked) }),
      ...(isSelected === true ? { ariaSelected: word(true) } : NONE),
      ...(isExpanded === true ? { ariaExpanded: word(true) } : NONE),
      ...(isDisabled === true ? { ariaDisabled: word(true) } : NONE),
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
  edgesOf: () => NONE,
  field: ({ kind, placeholderClass, onConfirm }) => ({
    type: KEYBOARDS[kind] ?? 'text',
    placeholderClass,
    ...(onConfirm === undefined ? NONE : { onConfirm: () => onConfirm() }),
  }),
} satisfies MarkupCapability;
