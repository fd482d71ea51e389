/**
 * How this target's elements say what they are. The kit describes a thing once; browsers get ARIA attributes, focus
 * and keys, mini programs the few attributes their templates carry (everything else would only travel in `setData`).
 */
export interface MarkupCapability {
  /** Attributes to spread on a Taro component. */
  access(described: Access): AccessAttrs;
  /** For things that are pressed: Enter and Space do what a tap does, where there is a keyboard. */
  press(handle: () => void): PressAttrs;
  /**
   * For a row of tabs or radios: arrow keys, Home and End move to another tab, which takes the focus and is told by its place.
   * Each tab's `isFocusable` is true for the chosen one and `'by-script'` for the rest.
   */
  tabKeys(onMove: (index: number) => void): PressAttrs;
  /** Spread on a mask: a finger on it does not scroll the page behind. */
  readonly holdScroll: HoldScrollAttrs;
  /**
   * Text and lazy loading of an image; an empty text marks decoration. `hasPressMenu`: a long press offers what can be
   * done with it, QR codes too; browsers do that of themselves, the payment app's mini programs nowhere.
   */
  image(described: {
    readonly alt: string;
    readonly isLazy: boolean;
    readonly hasPressMenu?: boolean;
  }): ImageAttrs;
  /** Whether the page's title has to stand on the page for screen readers: mini programs have a title bar. */
  readonly hasTitleOnPage: boolean;
  /** Keyboard, autofill and done key of a field. */
  field(described: FieldDescription): FieldAttrs;
}

export interface Access {
  readonly role?: string;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly isModal?: boolean;
  readonly isHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  readonly isInvalid?: boolean;
  readonly isChecked?: boolean;
  readonly isSelected?: boolean;
  readonly isExpanded?: boolean;
  /** Of links among the parts of a page: the part that is on screen. */
  readonly isCurrent?: boolean;
  /** The page's own part, of which a page has one. */
  readonly isMain?: boolean;
  /** Of a heading; 2 when absent: 1 is the page's title. */
  readonly level?: number;
  /** Id of what a tab or toggle shows. */
  readonly controls?: string;
  /** Place in a list, from 1, of which not every row is in the page. */
  readonly place?: number;
  readonly live?: 'off' | 'polite' | 'assertive';
  /** Whole numbers of a progress bar. */
  readonly value?: { readonly now: number; readonly max: number; readonly text?: string };
  /** Reachable with the Tab key; `by-script`: takes the focus but is no stop of that key. */
  readonly isFocusable?: boolean | 'by-script';
}

export interface AccessAttrs {
  readonly role?: string;
  readonly tabIndex?: number;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-modal'?: boolean;
  readonly 'aria-hidden'?: boolean;
  readonly 'aria-disabled'?: boolean;
  readonly 'aria-busy'?: boolean;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-checked'?: boolean;
  readonly 'aria-selected'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-current'?: boolean;
  readonly 'aria-level'?: number;
  readonly 'aria-controls'?: string;
  readonly 'aria-posinset'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'aria-live'?: 'off' | 'polite' | 'assertive';
  readonly 'aria-valuenow'?: number;
  readonly 'aria-valuemin'?: number;
  readonly 'aria-valuemax'?: number;
  readonly 'aria-valuetext'?: string;
  readonly ariaRole?: string;
  readonly ariaLabel?: string;
  readonly ariaLevel?: number;
  readonly ariaChecked?: 'true' | 'false';
  readonly ariaSelected?: 'true' | 'false';
  readonly ariaExpanded?: 'true' | 'false';
  readonly ariaDisabled?: 'true' | 'false';
}

/** The part of a keyboard event that is read. */
export interface KeyPress {
  readonly key: string;
  /** 229 while an input method composes a word: that Enter is the input method's. `key` does not tell on iOS. */
  readonly keyCode?: number;
  readonly target: unknown;
  readonly currentTarget: unknown;
  preventDefault(): void;
}

export interface PressAttrs {
  readonly onKeyDown?: (event: KeyPress) => void;
}

export interface HoldScrollAttrs {
  readonly catchMove?: boolean;
}

export interface ImageAttrs {
  readonly lazyLoad?: boolean;
  /** The messaging app's (`show-menu-by-longpress`). */
  readonly showMenuByLongpress?: boolean;
  readonly ariaLabel?: string;
  readonly imgProps?: { readonly alt: string; readonly loading?: 'lazy'; readonly decoding?: 'async' };
}

export type FieldKind =
  'text' | 'name' | 'phone' | 'landline' | 'email' | 'number' | 'digits' | 'code' | 'decimal';

export interface FieldDescription {
  /** `number`: letters and digits that no dictionary knows (waybills, tax numbers); `digits`: of no particular meaning. */
  readonly kind: FieldKind;
  /** Mini programs style placeholders by a class of their own; browsers by `::placeholder`. */
  readonly placeholderClass?: string;
  /** The keyboard's done key. */
  readonly onConfirm?: () => void;
}

export interface FieldAttrs {
  readonly type: 'text' | 'number' | 'digit';
  readonly inputMode?: 'tel' | 'numeric' | 'decimal' | 'email';
  readonly autoComplete?: 'name' | 'tel' | 'email' | 'one-time-code' | 'off';
  readonly placeholderClass?: string;
  readonly onConfirm?: () => void;
  readonly onKeyDown?: (event: KeyPress) => void;
}
