import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { usePressGuard } from '@/hooks/usePressGuard';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Pressable.module.scss';

export interface PressableProps {
  readonly onPress: () => void | Promise<unknown>;
  /** What a screen reader says; needed when the content is no text. */
  readonly label?: string;
  readonly role?: 'button' | 'link' | 'tab';
  readonly isDisabled?: boolean;
  /** Id of the element that says what is wrong with it. */
  readonly describedBy?: string;
  /** See `Access.isCurrent`. */
  readonly isCurrent?: boolean;
  readonly className?: string;
  /** Receives a rejection of `onPress`; see `usePressGuard`. */
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

/** Anything that can be pressed and is not a button to look at: a poster, a card, an icon. Pressed once at a time. */
export function Pressable({
  onPress,
  label,
  role = 'button',
  isDisabled = false,
  describedBy,
  isCurrent,
  className,
  onError,
  children,
}: PressableProps) {
  const { isPending, press } = usePressGuard(onPress, isDisabled, onError);
  return (
    <View
      className={cx(styles['pressable'], isDisabled && styles['disabled'], className)}
      onClick={press}
      {...markup.access({
        role,
        label,
        describedBy,
        isDisabled: isDisabled || undefined,
        isBusy: isPending || undefined,
        isFocusable: !isDisabled,
        isCurrent,
      })}
      {...markup.press(press)}
    >
      {children}
    </View>
  );
}
