import { typedText } from '@/utils/text';
import type { LongTextCapability, LongTextProps } from './types';

export const LongText = function LongText(props: LongTextProps) {
  const { label, value, placeholder, maxLength, className, onChange, onBlur } = props;
  return (
    <textarea
      className={className}
      aria-label={label}
      aria-invalid={props.isInvalid}
      aria-describedby={props.describedBy}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={({ target }) => onChange(typedText(target.value, maxLength))}
      onBlur={() => onBlur?.()}
    />
  );
} satisfies LongTextCapability;
