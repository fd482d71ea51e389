import { View } from '@tarojs/components';
import { reaction } from 'mobx';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Pressable } from '@/components/Pressable';
import { updatedText } from '@/data/lastAnswerRules';
import { markup } from '@/platform/markup';
import { network } from '@/platform/network';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { systemClock } from '@/utils/clock';
import styles from './StaleLine.module.scss';

export interface StaleLineProps {
  /** `Query` or `PagedQuery`. */
  readonly query: {
    readonly staleSince: number | null;
    /** A refetch is running that the line announces instead; left out: it is not announced. */
    readonly isRefreshing?: boolean;
    /** The same function at every render. */
    readonly refresh: () => Promise<'done' | 'failed' | 'nothing'>;
  };
}

/**
 * Above content that could not be refetched: when it was given, and 刷新. Refetches when the network is back and
 * when the login changes. Empty for current content.
 */
export const StaleLine = observer(function StaleLine({
  query: { staleSince, isRefreshing = false, refresh },
}: StaleLineProps) {
  // The wrapper stays: an inserted child would resend all children of its parent to a mini program.
  return (
    <View>
      {staleSince !== null && <Line since={staleSince} isRefreshing={isRefreshing} refresh={refresh} />}
    </View>
  );
});

interface LineProps {
  readonly since: number;
  readonly isRefreshing: boolean;
  readonly refresh: StaleLineProps['query']['refresh'];
}

function Line({ since, isRefreshing, refresh }: LineProps) {
  useEffect(() => {
    if (isRefreshing) return undefined;
    const stops = [
      network.subscribe((isOnline) => {
        if (isOnline) void refresh();
      }),
      reaction(
        () => session.token,
        () => void refresh(),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isRefreshing, refresh]);
  const press = async (): Promise<void> => {
    if ((await refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
  };
  return (
    <View className={styles['line']}>
      <View {...markup.access({ role: 'status', isBusy: isRefreshing || undefined })}>
        {isRefreshing ? '正在更新…' : updatedText(since, systemClock.nowMs())}
      </View>
      {!isRefreshing && (
        <Pressable className={styles['refresh']} onPress={press} isReading>
          刷新
        </Pressable>
      )}
    </View>
  );
}
