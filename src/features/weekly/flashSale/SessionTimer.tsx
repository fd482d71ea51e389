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
  /** Hidden, but its place is held: the server's time is not known yet. */
  readonly isKept: boolean;
}

/** Separate component, so that a tick re-renders and sends only the digits. */
export function SessionTimer({ session, label, isKept }: SessionTimerProps) {
  const text = useServerTime((serverMs) => (isKept ? '00:00:00' : timerText(session, serverMs)));
  return (
    <Text className={styles['timer']} {...markup.access({ role: 'timer', label, live: 'off' })}>
      {text}
    </Text>
  );
}
