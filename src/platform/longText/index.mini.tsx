import { Textarea } from '@tarojs/components';
import { typedText } from '@/utils/text';
import type { LongTextCapability, LongTextProps } from './types';

export const LongText = function LongText(props: LongTextProps) {
  const { label, value, placeholder, maxLength, className, placeholderClass, onChange, onBlur } = props;
  return (
    <Textarea
      value={value}
      placeholder={placeholder}
      className={className}
      placeholderClass={placeholderClass}
      ariaLabel={label}
      maxlength={maxLength}
      disableDefaultPadding
      showCount={false}
      onInput={(event) => onChange(typedText(event.detail.value, maxLength))}
      onBlur={onBlur}
    />
  );
} satisfies LongTextCapability;
