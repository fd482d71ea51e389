/**
 * Describes elements for each target. Components describe an element once; browsers receive ARIA attributes, focus and
 * keys, mini programs the few attributes that their templates support (anything else would only enlarge `setData`).
 */
export interface MarkupCapability {
  /** Attributes to spread on a Taro component. */
  access(described: Access): AccessAttrs;
  /** For pressable elements: Enter and Space act like a tap, where there is a keyboard. */
  press(handle: () => void): PressAttrs;
  /**
   * For a row of tabs or radios: arrow keys, Home and End move the focus to another tab and pass its index to `onMove`.
   * Each tab's `isFocusable` is true for the selected one and `'by-script'` for the rest.
   */
  tabKeys(onMove: (index: number) => void): PressAttrs;
  /** Spread on a mask: dragging on it does not scroll the page behind. */
  readonly holdScroll: HoldScrollAttrs;
  /**
   * Alternative text and lazy loading of an image; an empty text marks it as decorative. `hasPressMenu`: a long press
   * offers actions for the image, including its QR code; browsers offer this automatically, the payment app's mini
   * programs never.
   */
  image(described: {
    readonly alt: string;
    readonly isLazy: boolean;
    readonly hasPressMenu?: boolean;
  }): ImageAttrs;
  /**
   * Style of a head whose picture goes on to the edges of a wide screen (mixin `wide-picture`). None in mini programs,
   * which would load the picture twice.
   */
  edgesOf(src: string): { readonly borderImageSource?: string };
  /** Whether the page must contain its title for screen readers; false in mini programs, which have a title bar. */
  readonly hasTitleOnPage: boolean;
  /** Keyboard, autofill and done key of a field. */
  field(described: FieldDescription): FieldAttrs;
}

interface Access {
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
  /** For links to the sections of a page: the section that is on screen. */
  readonly isCurrent?: boolean;
  /** The page's main landmark; one per page. */
  readonly isMain?: boolean;
  /** Heading level; default 2, because 1 is the page's title. */
  readonly level?: number;
  /** Id of the element that a tab or toggle shows. */
  readonly controls?: string;
  /** Position, from 1, in a list of which not every row is rendered. */
  readonly place?: number;
  readonly live?: 'off' | 'polite' | 'assertive';
  /** Values of a progress bar, integers. */
  readonly value?: { readonly now: number; readonly max: number; readonly text?: string };
  /** Reachable with the Tab key; `by-script`: focusable, but skipped by the Tab key. */
  readonly isFocusable?: boolean | 'by-script';
}

interface AccessAttrs {
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

/** The fields of a keyboard event that are used. */
interface KeyPress {
  readonly key: string;
  /**
   * 229 while an input method is composing: that Enter belongs to the input method. `key` does not show this on iOS.
   */
  readonly keyCode?: number;
  readonly target: unknown;
  readonly currentTarget: unknown;
  preventDefault(): void;
}

interface PressAttrs {
  readonly onKeyDown?: (event: KeyPress) => void;
}

interface HoldScrollAttrs {
  readonly catchMove?: boolean;
}

interface ImageAttrs {
  readonly lazyLoad?: boolean;
  /** Messaging app only (`show-menu-by-longpress`). */
  readonly showMenuByLongpress?: boolean;
  readonly ariaLabel?: string;
  readonly imgProps?: { readonly alt: string; readonly loading?: 'lazy'; readonly decoding?: 'async' };
}

export type FieldKind =
  'text' | 'name' | 'phone' | 'landline' | 'email' | 'number' | 'digits' | 'code' | 'decimal';

export interface FieldDescription {
  /**
   * `number`: letters and digits that are in no dictionary (waybills, tax numbers); `digits`: digits without a special
   * meaning.
   */
  readonly kind: FieldKind;
  /** Mini programs style placeholders through a separate class; browsers through `::placeholder`. */
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
