import { Textarea } from '@tarojs/components';
import type { LongTextCapability, LongTextProps } from './types';

export const LongText = function LongText({ label, maxLength, onChange, ...props }: LongTextProps) {
  return (
    <Textarea
      {...props}
      ariaLabel={label}
      maxlength={maxLength}
      disableDefaultPadding
      showCount={false}
      onInput={(event) => onChange(event.detail.value.slice(0, maxLength))}
    />
  );
} satisfies LongTextCapability;
