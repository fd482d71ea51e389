import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { InviteHomeData, InviteRung, InviteWinner } from '@/api/generated/operations/invite';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { InvitePage } from '@/features/invite/InvitePage';
import type { InviteStore } from '@/features/invite/InviteStore';
import { toastOutcome } from '@/features/invite/toastOutcome';
import { useSharedClock } from '@/hooks/useSharedClock';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import { LadderStore } from './LadderStore';
import styles from './InviteV2.module.scss';

const PAGE = 'inviteV2';
/** Display time of one winner, in milliseconds. */
const WINNER_MS = 4000;

/** Rewards for each friend and for reaching steps: `/inviteV2/invite` (product §3.12). */
export const InviteV2 = (visit: PageVisit) => (
  <InvitePage {...visit} version="V2" recordEnd={rewardsLink}>
    {(home, store) => (
      <>
        {home.rungList.length > 0 && <Ladder home={home} invite={store} scope={visit.scope} />}
        {home.winnerList.length > 0 && <Winners winners={home.winnerList} />}
      </>
    )}
  </InvitePage>
);

const rewardsLink = ({ activityCode }: InviteHomeData) => (
  <View className={styles['more']}>
    <Button
      kind="secondary"
      size="small"
      onClick={() => {
        tracker.click(PAGE, 'rewards');
        return navigator.goTo('inviteV2MyReward', { activityCode });
      }}
    >
      查看我的奖励
    </Button>
  </View>
);

interface LadderProps extends Pick<PageVisit, 'scope'> {
  readonly home: InviteHomeData;
  readonly invite: InviteStore;
}

/** Rewards by number of friends; each step is claimed once. */
const Ladder = observer(function Ladder({ home, invite, scope }: LadderProps) {
  const [store] = useState(() => new LadderStore({ ...pageDeps(scope), gateway, invite }));
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        邀请越多，奖励越多
      </View>
      {home.rungList.map((rung) => (
        <Rung key={rung.rungNo} rung={rung} rewardedCount={home.rewardedCount} store={store} />
      ))}
    </Card>
  );
});

interface RungProps {
  readonly rung: InviteRung;
  /** Friends who sent their first parcel. */
  readonly rewardedCount: number;
  readonly store: LadderStore;
}

const Rung = observer(function Rung({ rung, rewardedCount, store }: RungProps) {
  const { rungNo, friendCount, rewardMoney, status } = rung;
  const claim = async (): Promise<void> => {
    tracker.click(PAGE, `rung${rungNo}`);
    toastOutcome(await store.claim(rungNo));
  };
  return (
    <View className={styles['rung']}>
      <View className={styles['about']}>
        <View className={styles['name']}>{`邀请成功 ${friendCount} 位`}</View>
        <View className={styles['worth']}>{`额外得 ￥${formatFen(rewardMoney)} 减免金`}</View>
      </View>
      {status === 'OPEN' ? (
        <Button size="small" isLoading={store.isClaiming(rungNo)} onClick={claim}>
          立即领取
        </Button>
      ) : (
        <View className={styles['state']}>{rungText(status, friendCount - rewardedCount)}</View>
      )}
    </View>
  );
});

function rungText(status: InviteRung['status'], missing: number): string {
  if (status === 'CLAIMED') return '已领取';
  return missing > 0 ? `还差 ${missing} 位` : '暂不可领';
}

/** Recent winners, one after another; a tap pauses them. */
function Winners({ winners }: { readonly winners: readonly InviteWinner[] }) {
  const [isHeld, setHeld] = useState(false);
  const shown = useSharedClock((ms) => Math.floor(ms / WINNER_MS) % winners.length, !isHeld);
  const winner = winners[shown];
  if (winner === undefined) return null;
  return (
    <Card>
      <Pressable onPress={() => setHeld(!isHeld)}>
        <View className={styles['winner']}>{`${winner.name} ${winner.text}`}</View>
        <View className={styles['hold']}>{isHeld ? '轻触继续播放' : '轻触暂停播放'}</View>
      </Pressable>
    </Card>
  );
}
