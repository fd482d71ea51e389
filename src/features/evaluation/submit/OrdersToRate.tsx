import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { RATED_TABS, ratedOrders, type RatedRow, type RatedTab } from '@/features/evaluation/evaluationApi';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import styles from './OrdersToRate.module.scss';

const PAGE = 'sendEvaluationSubmit';
const TITLES: Readonly<Record<RatedTab, string>> = { TODO: '待评价', DONE: '已评价' };
const TABS = {
  label: '评价状态',
  filters: RATED_TABS,
  title: (tab: RatedTab) => TITLES[tab],
  onSelect: (tab: RatedTab) => tracker.click(PAGE, 'tab', { tab }),
};

/** The user's received orders: to evaluate, and evaluated. */
export function OrdersToRate({ scope }: Pick<PageVisit, 'scope'>) {
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...ratedOrders(gateway) }));
  // The user may have evaluated one meanwhile.
  useShownAgain(() => void list.seenAgain());
  return (
    <ListPage
      list={list}
      label="评价"
      tabs={TABS}
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={8}
      empty={(tab) => ({
        text: tab === 'TODO' ? '没有待评价的订单' : '还没有评价过订单',
        action: { text: '去寄件', onPress: () => navigator.goTo('send') },
      })}
      loggedOutText="登录后查看待评价的订单"
    />
  );
}

/** Few elements per row: mini programs send the first screen in one setData call. */
const renderRow = (
  { id, orderNo, carrierName, waybillNo, receiverCity, goodsName, signedAt, star }: RatedRow,
  place: number,
) => (
  <View key={id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    <Pressable role="link" className={styles['link']} onPress={() => open(orderNo, star > 0)}>
      <View className={styles['about']}>
        <View className={styles['name']}>{`${carrierName} ${waybillNo}`.trim() || orderNo}</View>
        <View className={styles['at']}>
          {[`寄往${receiverCity}`, goodsName, signedAt === '' ? '' : `${signedAt} 签收`]
            .filter((text) => text !== '' && text !== '寄往')
            .join(' · ')}
        </View>
      </View>
      <View className={star > 0 ? styles['had'] : styles['go']}>{star > 0 ? `${star} 星` : '去评价'}</View>
    </Pressable>
  </View>
);

async function open(orderNo: string, isRated: boolean): Promise<void> {
  tracker.click(PAGE, 'order');
  await navigator.goTo(isRated ? 'sendEvaluationDetail' : 'sendEvaluationSubmit', { orderNo });
}
