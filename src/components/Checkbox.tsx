import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Checkbox.module.scss';

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Accessible name: the text of `children` without its links. */
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Next to the box; tapping it also toggles. May contain `Link`s. */
  readonly children?: ReactNode;
}

export function Checkbox({ isChecked, onChange, label, isDisabled = false, children }: CheckboxProps) {
  const toggle = (): void => {
    if (!isDisabled) onChange(!isChecked);
  };
  return (
    <View className={cx(styles['row'], isDisabled && styles['disabled'])}>
      <View
        className={styles['target']}
        onClick={toggle}
        {...markup.access({
          role: 'checkbox',
          label,
          isChecked,
          isDisabled: isDisabled || undefined,
          isFocusable: !isDisabled,
        })}
        {...markup.press(toggle)}
      >
        <View className={cx(styles['box'], isChecked && styles['checked'])} />
      </View>
      <View className={styles['label']} onClick={toggle}>
        {children}
      </View>
    </View>
  );
}
