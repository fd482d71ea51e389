import type { ComponentType } from 'react';

export interface LongTextProps {
  /** What a screen reader says. */
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly className: string | undefined;
  /** Mini programs style placeholders by a class of their own; browsers by `::placeholder`. */
  readonly placeholderClass: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isInvalid?: boolean;
  /** Id of the element that says what is wrong. */
  readonly describedBy?: string;
}

/**
 * A text of several lines, controlled. Mini programs have an element for it; Taro's HTML components for H5 have none,
 * and an `input` would lose the line breaks of what is pasted.
 */
export type LongTextCapability = ComponentType<LongTextProps>;
