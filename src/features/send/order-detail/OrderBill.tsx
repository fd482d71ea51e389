import { View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { Card } from '@/components/Card';
import { CopyRow } from '@/features/send/CopyRow';
import { lineAmount } from '@/features/send/orderRules';
import { ORDER_TEXTS, sumLabel } from '@/features/send/orderTexts';
import type { Order } from '@/features/send/orderTypes';
import styles from './orderCards.module.scss';

const PAGE = 'orderDetail';

/** The price with its breakdown, and the order's own data. */
export function OrderBill({ order }: { readonly order: Order }) {
  return (
    <Card>
      <View className={styles['title']}>{ORDER_TEXTS.freight}</View>
      {order.freightLines.map((line, index) => (
        <Line key={index} label={line.title} value={lineAmount(line)} />
      ))}
      <View className={styles['sum']}>
        <View>{sumLabel(order.payState)}</View>
        <Price fen={order.payFen} decimals={2} size="title" tone="flash" />
      </View>
      <Line label={ORDER_TEXTS.goods} value={`${order.goodsName} ${order.weightKg} 公斤`} />
      <View>{order.remark !== '' && <Line label={ORDER_TEXTS.remark} value={order.remark} />}</View>
      <View>{order.createdAt !== '' && <Line label={ORDER_TEXTS.createdAt} value={order.createdAt} />}</View>
      <CopyRow page={PAGE} label={ORDER_TEXTS.orderNo} value={order.orderNo} />
    </Card>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <View className={styles['line']}>
      <View className={styles['orderBillLabel']}>{label}</View>
      <View className={styles['orderBillValue']}>{value}</View>
    </View>
  );
}
