import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { isUnderWay, lineAmount, maskName, stateTitle } from '../../orderRules';
import type { OrderItem } from '../../orderTypes';
import styles from './OrderRow.module.scss';

interface OrderRowProps {
  readonly order: OrderItem;
  /** Place in the list, from 1. */
  readonly place: number;
}

/** One order, which leads to its detail. Few elements: a first screen of them is sent at once in mini programs. */
export function OrderRow({ order, place }: OrderRowProps) {
  const way = `${order.senderCity} ${maskName(order.senderName)} → ${order.receiverCity} ${maskName(order.receiverName)}`;
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <Pressable role="link" className={styles['link']} onPress={() => open(order.orderNo)}>
        <View className={styles['top']}>
          <View className={styles['carrier']}>{`${order.carrierName} ${order.waybillNo}`.trim()}</View>
          <View className={cx(styles['state'], isUnderWay(order.state) && styles['live'])}>
            {stateTitle(order.state)}
          </View>
        </View>
        <View className={styles['way']}>{way}</View>
        <View className={styles['foot']}>
          {`${order.createdAt} · ${order.goodsName} · ${lineAmount({ fen: order.payFen, isTakenOff: false })}`}
        </View>
      </Pressable>
    </View>
  );
}

async function open(orderNo: string): Promise<void> {
  tracker.click('orderList', 'order');
  await navigator.goTo('orderDetail', { orderNo });
}
