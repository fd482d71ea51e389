import { View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { CopyRow } from '@/features/send/CopyRow';
import type { Order } from '@/features/send/orderTypes';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import { FREIGHT_TEXTS, receiptOf } from '../freightPayment';
import styles from './OrderReceipt.module.scss';

const PAGE = 'orderDetail';

/** What was paid, how and when, and 开发票 for exactly this order. */
export function OrderReceipt({ order }: { readonly order: Order }) {
  return (
    <Card className={styles['receipt']}>
      <View className={styles['title']}>{FREIGHT_TEXTS.receipt}</View>
      <View className={styles['line']}>
        <View className={styles['label']}>{FREIGHT_TEXTS.sum}</View>
        <Price fen={order.payFen} decimals={2} size="body" tone="ink" />
      </View>
      {receiptOf(order).map(({ label, value }) => (
        <View key={label} className={styles['line']}>
          <View className={styles['label']}>{label}</View>
          <View>{value}</View>
        </View>
      ))}
      {order.payNo !== '' && <CopyRow page={PAGE} label={FREIGHT_TEXTS.payNo} value={order.payNo} />}
      <Button isBlock kind="secondary" className={styles['invoice']} onClick={() => invoice(order)}>
        {FREIGHT_TEXTS.invoice}
      </Button>
    </Card>
  );
}

async function invoice({ orderNo }: Order): Promise<void> {
  tracker.click(PAGE, 'invoice');
  await navigator.goTo('invoiceDetail', { orderNo });
}
