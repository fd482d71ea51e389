import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';

interface RadioProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several options; selected by a tap, Enter or Space. */
export function Radio({ label, isChecked, isDisabled = false, onSelect, className, children }: RadioProps) {
  const select = (): void => {
    if (!isDisabled) onSelect();
  };
  return (
    <View
      className={className}
      onClick={select}
      {...markup.access({
        role: 'radio',
        label,
        isChecked,
        isDisabled: isDisabled || undefined,
        isFocusable: !isDisabled,
      })}
      {...markup.press(select)}
    >
      {children}
    </View>
  );
}
