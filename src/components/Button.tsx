import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import { usePressGuard } from './usePressGuard';
import styles from './Button.module.scss';

interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'link';
  /** `small` looks 64 high but has a touch area of 88 (design pixels). */
  readonly size?: 'medium' | 'small';
  /** As wide as its container. */
  readonly isBlock?: boolean;
  readonly isDisabled?: boolean;
}

interface ButtonProps extends ButtonLook {
  /** While the returned promise is pending the button shows progress and ignores taps. */
  readonly onClick: () => void | Promise<unknown>;
  /** Progress known to the parent. */
  readonly isLoading?: boolean;
  /** See `PressableProps`. */
  readonly isReading?: boolean;
  /** Accessible name instead of the text. */
  readonly label?: string;
  /** Receives a rejection of `onClick`; see `usePressGuard`. */
  readonly onError?: (error: unknown) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Only the class names, for a host's own button (Taro `Button` with `openType`), which has to be the real element. */
export function buttonClass({
  kind = 'primary',
  size = 'medium',
  isBlock = false,
  isDisabled = false,
}: ButtonLook): string {
  return cx(
    styles['button'],
    styles[kind],
    styles[size],
    isBlock && styles['block'],
    isDisabled && styles['disabled'],
  );
}

export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    isBlock,
    isDisabled = false,
    onClick,
    isLoading = false,
    isReading,
    label,
    onError,
    className,
    children,
  } = props;
  const { isPending, press } = usePressGuard(onClick, isDisabled || isLoading, onError, isReading);
  const isBusy = isPending || isLoading;
  return (
    <View
      className={cx(buttonClass({ kind, size, isBlock, isDisabled }), isBusy && styles['busy'], className)}
      onClick={press}
      {...markup.access({
        role: 'button',
        label,
        isDisabled: isDisabled || isBusy || undefined,
        isBusy: isBusy || undefined,
        isFocusable: !isDisabled,
      })}
      {...markup.press(press)}
    >
      {children}
      {/* No permanent wrapper: when the progress comes or goes, only the button's own text is sent with it. */}
      {isBusy && (
        <View className={styles['progress']} {...markup.access({ isHidden: true })}>
          <Text className={styles['dot']} />
          <Text className={styles['dot']} />
          <Text className={styles['dot']} />
        </View>
      )}
    </View>
  );
}
