import { Text } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { useServerTime } from '../page/modulePageContext';
import { timerText } from './sessionTimes';
import type { Session } from './sessionTypes';
import styles from './SessionBlock.module.scss';

interface SessionTimerProps {
  readonly session: Session;
  /** What it counts down to. */
  readonly label: string;
}

/** Separate component, so that a tick re-renders and sends only the digits. */
export function SessionTimer({ session, label }: SessionTimerProps) {
  const text = useServerTime((serverMs) => timerText(session, serverMs));
  return (
    <Text className={styles['timer']} {...markup.access({ role: 'timer', label, live: 'off' })}>
      {text}
    </Text>
  );
}
