import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import { usePressGuard } from './usePressGuard';
import styles from './Pressable.module.scss';

interface PressableProps {
  readonly onPress: () => void | Promise<unknown>;
  readonly id?: string;
  /** Accessible name; required when the content is not text. */
  readonly label?: string;
  readonly role?: 'button' | 'link' | 'tab';
  readonly isDisabled?: boolean;
  /** Id of the element with its error text. */
  readonly describedBy?: string;
  /** A tap only shows more of the same page: it also works where pages are read-only. */
  readonly isReading?: boolean;
  /** See `Access.isCurrent`. */
  readonly isCurrent?: boolean;
  readonly className?: string;
  /** Receives a rejection of `onPress`; see `usePressGuard`. */
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

/**
 * A tappable element that does not look like a button: a poster, a card, an icon. Ignores taps while one is running.
 */
export function Pressable({
  onPress,
  id,
  label,
  role = 'button',
  isDisabled = false,
  describedBy,
  isReading,
  isCurrent,
  className,
  onError,
  children,
}: PressableProps) {
  const { isPending, press } = usePressGuard(onPress, isDisabled, onError, isReading);
  return (
    <View
      id={id}
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
