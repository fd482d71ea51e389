import { View } from '@tarojs/components';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import { refusesPress } from './readingOnly';
import styles from './Pressable.module.scss';

interface PressGuard {
  /** True while the handler's promise is pending. */
  readonly isPending: boolean;
  readonly press: () => void;
}

/**
 * Runs the handler once per tap: while the promise returned by `handle` is pending, further taps do nothing, including
 * those of the same frame. Handlers handle their own errors; a rejection that still gets here goes to `onError` or,
 * without one, to the app's handler of unhandled rejections after the guard has opened again.
 * @param isReading see `PressableProps`
 */
export function usePressGuard(
  handle: (() => void | Promise<unknown>) | undefined,
  isBlocked: boolean,
  onError?: (error: unknown) => void,
  isReading = false,
): PressGuard {
  const [isPending, setPending] = useState(false);
  const running = useRef(false);
  const isGone = useRef(false);
  const latest = useRef({ handle, isBlocked, onError, isReading });
  latest.current = { handle, isBlocked, onError, isReading };

  useEffect(() => {
    isGone.current = false; // strict mode runs effects twice
    return () => {
      isGone.current = true;
    };
  }, []);

  const press = useCallback((): void => {
    const now = latest.current;
    if (running.current || now.isBlocked || refusesPress(now.isReading)) return;
    const result = now.handle?.();
    if (!isPromise(result)) return;
    running.current = true;
    setPending(true);
    const open = (): void => {
      running.current = false;
      if (!isGone.current) setPending(false);
    };
    void result.then(open, (error: unknown) => {
      open();
      const report = latest.current.onError;
      if (report === undefined) throw error;
      report(error);
    });
  }, []);

  return { isPending, press };
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

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
