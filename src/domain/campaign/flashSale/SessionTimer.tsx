import { Text } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { useServerTime } from '../campaignContext';
import { type Session, timerText } from './sessionRules';
import styles from './SessionBlock.module.scss';

interface SessionTimerProps {
  readonly session: Session;
  /** What it counts to. */
  readonly label: string;
}

/** The figures alone: a tick renders this leaf and sends its text, nothing else. */
export function SessionTimer({ session, label }: SessionTimerProps) {
  const text = useServerTime((serverMs) => timerText(session, serverMs));
  return (
    <Text className={styles['timer']} {...markup.access({ role: 'timer', label, live: 'off' })}>
      {text}
    </Text>
  );
}
