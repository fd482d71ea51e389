import type { LongTextCapability, LongTextProps } from './types';

export const LongText = function LongText(props: LongTextProps) {
  const { label, value, placeholder, maxLength, className, onChange } = props;
  return (
    <textarea
      className={className}
      aria-label={label}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={({ target }) => onChange(target.value)}
    />
  );
} satisfies LongTextCapability;
