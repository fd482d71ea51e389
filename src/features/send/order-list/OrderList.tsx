import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { openLastAnswer } from '@/data/openLastAnswer';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { orderPages } from '@/features/send/orderApi';
import { takeOrderChange } from '@/features/send/orderChange';
import { isUnderWay, lineAmount, stateTitle } from '@/features/send/orderRules';
import { EMPTY_TEXTS, ORDER_TEXTS, sumLabel, TAB_TITLES } from '@/features/send/orderTexts';
import { ORDER_TABS, type OrderTab, type OrderItem } from '@/features/send/orderTypes';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { KEPT_ORDERS } from './ordersKept';
import styles from './OrderList.module.scss';

const PAGE = 'orderList';
/** Of a row whose freight is due. */
const DUE_TEXT = '运费待支付';
const PAY_TEXT = '去支付';
const TABS = {
  label: ORDER_TEXTS.tabs,
  filters: ORDER_TABS,
  title: (tab: OrderTab) => TAB_TITLES[tab],
  onSelect: (tab: OrderTab) => tracker.click(PAGE, 'tab', { tab }),
};

/** The user's orders by state, newest first (product §3.4). */
export function OrderList({ scope }: Pick<PageVisit, 'scope'>) {
  const [list] = useState(
    () =>
      new PagedQuery({
        ...pageDeps(scope),
        ...orderPages(gateway),
        lastAnswer: openLastAnswer('orders', KEPT_ORDERS),
      }),
  );
  // Keep the scroll position when the page is shown again, unless an order was cancelled or paid meanwhile.
  useShownAgain(() => {
    if (takeOrderChange()) void list.seenAgain();
  });
  return (
    <ListPage
      list={list}
      label={ORDER_TEXTS.list}
      tabs={TABS}
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={6}
      empty={(tab) => ({
        text: EMPTY_TEXTS[tab],
        action: { text: ORDER_TEXTS.send, onPress: () => navigator.goTo('send') },
      })}
      loggedOutText={ORDER_TEXTS.loggedOutList}
    />
  );
}

/** One order; links to its detail. Few elements per row: mini programs send the first screen in one setData call. */
const renderRow = (order: OrderItem, place: number) => {
  const way = `${order.senderCity} ${order.senderName} → ${order.receiverCity} ${order.receiverName}`;
  return (
    <View key={order.id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      {order.payState === 'DUE' && (
        <View className={styles['due']}>
          <View className={styles['dueWords']}>{`${DUE_TEXT} ${amountOf(order)}`}</View>
          <Button size="small" onClick={() => pay(order.orderNo)}>
            {PAY_TEXT}
          </Button>
        </View>
      )}
      <Pressable
        role="link"
        className={cx(styles['link'], order.payState === 'DUE' && styles['below'])}
        onPress={() => open(order.orderNo)}
      >
        <View className={styles['top']}>
          <View className={styles['carrier']}>{`${order.carrierName} ${order.waybillNo}`.trim()}</View>
          <View className={cx(styles['state'], isUnderWay(order.state) && styles['live'])}>
            {stateTitle(order.state)}
          </View>
        </View>
        <View className={styles['way']}>{way}</View>
        <View className={styles['foot']}>
          {[order.createdAt, order.goodsName, sumOf(order)].filter((part) => part !== '').join(' · ')}
        </View>
      </Pressable>
    </View>
  );
};

const amountOf = ({ payFen }: OrderItem): string => lineAmount({ fen: payFen, isTakenOff: false });
const sumOf = (order: OrderItem): string => `${sumLabel(order.payState)} ${amountOf(order)}`;

async function pay(orderNo: string): Promise<void> {
  tracker.click(PAGE, 'pay');
  await navigator.goTo('orderDetail', { orderNo });
}

async function open(orderNo: string): Promise<void> {
  tracker.click(PAGE, 'order');
  await navigator.goTo('orderDetail', { orderNo });
}
