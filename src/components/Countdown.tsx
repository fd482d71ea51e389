import { Text } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { useSharedClock } from '@/hooks/useSharedClock';
import { markup } from '@/platform/markup';
import { countdownText, secondsLeft } from './countdownText';
import type { CountdownForm } from './countdownText';
import { cx } from './cx';
import styles from './Countdown.module.scss';

interface CountdownProps {
  /** Epoch milliseconds, server time. */
  readonly endAtMs: number;
  /** Server time minus device time, milliseconds. */
  readonly offsetMs?: number;
  readonly form?: CountdownForm;
  /** Text around the figures, e.g. `重新发送({time}s)`. */
  readonly template?: string;
  /** Called once when the end is reached while the page is shown; also when it has passed from the start. */
  readonly onEnd?: () => void;
  readonly label?: string;
  readonly className?: string;
}

/** Separate component, so that a tick re-renders one text and sends a hundred bytes, never the list around it. */
export function Countdown(props: CountdownProps) {
  const {
    endAtMs,
    offsetMs = 0,
    form = 'days',
    template = '{time}',
    onEnd,
    label = '剩余时间',
    className,
  } = props;
  const text = useSharedClock((deviceMs) => countdownText(endAtMs - deviceMs - offsetMs, form));
  const isOver = useSharedClock((deviceMs) => secondsLeft(endAtMs - deviceMs - offsetMs) === 0);
  const reportEnd = useRef(onEnd);
  reportEnd.current = onEnd;
  useEffect(() => {
    if (isOver) reportEnd.current?.();
  }, [isOver, endAtMs]);
  return (
    <Text
      className={cx(styles['countdown'], className)}
      {...markup.access({ role: 'timer', label, live: 'off' })}
    >
      {template.replace('{time}', text)}
    </Text>
  );
}
