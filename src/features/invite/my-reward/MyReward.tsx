import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { InviteReward } from '@/api/generated/operations/inviteRewards';
import { Price } from '@/components/Amount';
import { AMOUNT_ROW_SHAPE, AmountRow } from '@/components/AmountRow';
import { Card } from '@/components/Card';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { formatFen } from '@/utils/money';
import { monthText } from '@/utils/month';
import { type RewardRow, rewardsOf, type RewardSum } from './rewardsApi';
import styles from './MyReward.module.scss';

const PAGE = 'inviteV2MyReward';

/** The reward for each invited friend, and the total: `/inviteV2/myReward` (product §3.12). */
export function MyReward({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const activityCode = textParam(params, 'activityCode');
  const [{ list, sum }] = useState(() => {
    const { source, sum } = rewardsOf(gateway, activityCode);
    return { list: new PagedQuery({ ...pageDeps(scope), ...source }), sum };
  });
  const invite = (): Promise<unknown> => {
    tracker.click(PAGE, 'invite');
    return navigator.goTo('inviteV2', { activityCode });
  };
  return (
    <ListPage
      list={list}
      label="我的奖励"
      renderRow={renderRow}
      rowShape={AMOUNT_ROW_SHAPE}
      headOf={monthOf}
      rowsPerScreen={8}
      isFocusable
      top={<Sum sum={sum} />}
      empty={() => ({
        text: '还没有邀请好友，快去邀请吧',
        action: { text: '去邀请好友', onPress: invite },
      })}
      next={{ text: '继续邀请', onPress: invite }}
      loggedOutText="登录后查看我的奖励"
    />
  );
}

const Sum = observer(function Sum({ sum: { earnedFen } }: { readonly sum: RewardSum }) {
  if (earnedFen === null) return null;
  return (
    <View className={styles['top']}>
      <Card>
        累计奖励
        <Price fen={earnedFen} size="huge" className={styles['sum']} />
        <View className={styles['note']}>奖励为减免金，已存入减免金账户</View>
      </Card>
    </View>
  );
});

const STATES: Readonly<Record<InviteReward['state'], string>> = {
  REGISTERED: '已注册',
  SENT: '已寄件',
  CREDITED: '已到账',
  EXPIRED: '已失效',
  unknown: '处理中',
};

const monthOf = ({ at }: RewardRow): string => monthText(at);

const renderRow = ({ id, friendName, state, rewardMoney, at }: RewardRow, place: number) => (
  <AmountRow
    key={id}
    place={place}
    title={`${friendName || '好友'} · ${STATES[state]}`}
    note={at}
    amount={`￥${formatFen(rewardMoney)}`}
    isEarned={state === 'CREDITED'}
  />
);
