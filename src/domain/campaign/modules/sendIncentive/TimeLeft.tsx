import { Text } from '@tarojs/components';
import { countdownText } from '@/components/countdown.shared';
import { markup } from '@/platform/markup';
import { useServerTime } from '../../campaignContext';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './SendIncentive.module.scss';

/** A leaf of its own, with days: a tick sends one text. `endAtMs` is server time. */
export function TimeLeft({ endAtMs }: { readonly endAtMs: number }) {
  const text = useServerTime((nowMs) => countdownText(endAtMs - nowMs, 'days'));
  return (
    <Text className={styles['time']} {...markup.access({ role: 'timer', label: MODULE_TEXTS.timeLeft })}>
      {`${MODULE_TEXTS.timeLeft} ${text}`}
    </Text>
  );
}
