import { Text } from '@tarojs/components';
import { countdownText } from '@/components/countdownText';
import { markup } from '@/platform/markup';
import { useServerTime } from '../../page/modulePageContext';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './SendIncentive.module.scss';

/**
 * Separate component, so that a tick sends only this text. Includes days. `endAtMs`: server time, epoch milliseconds.
 */
export function TimeLeft({ endAtMs }: { readonly endAtMs: number }) {
  const text = useServerTime((nowMs) => countdownText(endAtMs - nowMs, 'days'));
  return (
    <Text className={styles['time']} {...markup.access({ role: 'timer', label: MODULE_TEXTS.timeLeft })}>
      {`${MODULE_TEXTS.timeLeft} ${text}`}
    </Text>
  );
}
