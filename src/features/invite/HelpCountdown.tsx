import { View } from '@tarojs/components';
import { serverClock } from '@/api/gateway';
import { Countdown } from '@/components/Countdown';
import { parseBeijingTime } from '@/utils/beijingTime';
import styles from './help.module.scss';

/** Time left for friends to help; renders nothing for an unreadable time. */
export function HelpCountdown({ endTm, onEnd }: { readonly endTm: string; readonly onEnd: () => void }) {
  const endAtMs = parseBeijingTime(endTm);
  if (endAtMs === null) return null;
  return (
    <View className={styles['countdown']}>
      <Countdown
        endAtMs={endAtMs}
        offsetMs={serverClock.nowMs() - Date.now()}
        template="剩余 {time}"
        label="剩余时间"
        onEnd={onEnd}
      />
    </View>
  );
}
