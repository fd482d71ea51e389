import type { ComponentType } from 'react';

export interface LongTextProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly className: string | undefined;
  /** Mini programs style placeholders through a separate class; browsers through `::placeholder`. */
  readonly placeholderClass: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isInvalid?: boolean;
  /** Id of the element with the error text. */
  readonly describedBy?: string;
}

/**
 * A controlled multi-line text field. Mini programs have an element for it; Taro's HTML components for H5 have none,
 * and an `input` would lose the line breaks of pasted text.
 */
export type LongTextCapability = ComponentType<LongTextProps>;
