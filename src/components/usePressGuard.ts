import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { PressHold } from './pressHold';
import { refusesPress } from './readingOnly';

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
  const isHeld = useContext(PressHold);
  const latest = useRef({ handle, isBlocked, onError, isReading, isHeld });
  latest.current = { handle, isBlocked, onError, isReading, isHeld };

  useEffect(() => {
    isGone.current = false; // strict mode runs effects twice
    return () => {
      isGone.current = true;
    };
  }, []);

  const press = useCallback((): void => {
    const now = latest.current;
    if (running.current || now.isBlocked || refusesPress(now.isReading)) return;
    if (!now.isReading && now.isHeld?.() === true) return;
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
