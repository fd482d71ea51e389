import { View } from '@tarojs/components';
import { tracker } from '@/tracking';
import { ORDER_TEXTS } from '@/domain/order/orderTexts';
import { Button } from '@/components/Button';
import { navigator } from '@/navigation';
import {
  addressLine,
  CARRIER_PHONES,
  contactLine,
  lineAmount,
  stateHint,
  stateTitle,
} from '@/domain/order/orderRules';
import { type Contact, type Order } from '@/domain/order/orderTypes';
import { callCarrier, CopyRow } from '@/domain/order/TraceParts';
import type { OrderStore } from './OrderStore';
import { Card } from '@/components/Card';
import { Price } from '@/components/Amount';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import styles from './OrderDetailParts.module.scss';

const PAGE = 'orderDetail';

interface OrderActionsProps {
  readonly store: OrderStore;
  readonly order: Order;
}

/** What is said of it once it is signed for; 再寄一单 always; a call where the carrier has a line; cancelling while it may be. */
export function OrderActions({ store, order }: OrderActionsProps) {
  const phone = CARRIER_PHONES[order.carrierCode];
  return (
    <View className={styles['actions']}>
      <View>
        {order.evaluation === 'OPEN' && (
          <Button isBlock onClick={() => evaluate(order.orderNo)}>
            {ORDER_TEXTS.evaluate}
          </Button>
        )}
      </View>
      <Button
        isBlock
        kind={order.evaluation === 'OPEN' ? 'secondary' : undefined}
        onClick={() => again(store)}
      >
        {ORDER_TEXTS.again}
      </Button>
      <View>
        {order.evaluation === 'DONE' && (
          <Button isBlock kind="secondary" onClick={() => seeEvaluation(order.orderNo)}>
            {ORDER_TEXTS.evaluated}
          </Button>
        )}
      </View>
      <View>
        {phone !== undefined && (
          <Button isBlock kind="secondary" onClick={() => callCarrier(PAGE, phone)}>
            {ORDER_TEXTS.call}
          </Button>
        )}
      </View>
      <View>
        {order.canCancel && (
          <Button isBlock kind="ghost" onClick={() => ask(store)}>
            {ORDER_TEXTS.cancel}
          </Button>
        )}
      </View>
    </View>
  );
}

function ask(store: OrderStore): void {
  tracker.click(PAGE, 'cancel');
  store.ask();
}

async function evaluate(orderNo: string): Promise<void> {
  tracker.click(PAGE, 'evaluate');
  await navigator.goTo('sendEvaluationSubmit', { orderNo });
}

async function seeEvaluation(orderNo: string): Promise<void> {
  tracker.click(PAGE, 'evaluation');
  await navigator.goTo('sendEvaluationDetail', { orderNo });
}

async function again(store: OrderStore): Promise<void> {
  tracker.click(PAGE, 'again');
  await navigator.goTo('send', { ...(await store.findAgain()) });
}

/** What it costs and how that came about, and what the order says of itself. */
export function OrderBill({ order }: { readonly order: Order }) {
  return (
    <Card>
      <View className={styles['title']}>{ORDER_TEXTS.freight}</View>
      {order.freightLines.map((line, index) => (
        <Line key={index} label={line.title} value={lineAmount(line)} />
      ))}
      <View className={styles['sum']}>
        <View>{ORDER_TEXTS.total}</View>
        <Price fen={order.payFen} decimals={2} size="title" tone="flash" />
      </View>
      <Line label={ORDER_TEXTS.goods} value={`${order.goodsName} ${order.weightKg} 公斤`} />
      <View>{order.remark !== '' && <Line label={ORDER_TEXTS.remark} value={order.remark} />}</View>
      <Line label={ORDER_TEXTS.createdAt} value={order.createdAt} />
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

/** How the order stands. */
export function OrderHead({ order }: { readonly order: Order }) {
  return (
    <View className={styles['head']}>
      <View className={styles['orderHeadTitle']}>{stateTitle(order.state)}</View>
      <View className={styles['hint']}>{stateHint(order)}</View>
    </View>
  );
}

/** Who sends to whom, names and numbers hidden in part; carrier and waybill. */
export function OrderPeople({ order }: { readonly order: Order }) {
  return (
    <Card>
      <Person sign={ORDER_TEXTS.sender} label={ORDER_TEXTS.senderLabel} contact={order.sender} />
      <Person
        sign={ORDER_TEXTS.receiver}
        label={ORDER_TEXTS.receiverLabel}
        contact={order.receiver}
        isReceiver
      />
      <View className={styles['waybill']}>
        <CopyRow
          page={PAGE}
          label={`${order.carrierName} ${ORDER_TEXTS.waybill}`}
          value={order.waybillNo}
          without={ORDER_TEXTS.noWaybill}
        />
      </View>
    </Card>
  );
}

interface PersonProps {
  readonly sign: string;
  readonly label: string;
  readonly contact: Contact;
  readonly isReceiver?: true;
}

function Person({ sign, label, contact, isReceiver }: PersonProps) {
  return (
    <View className={styles['person']}>
      <View
        className={cx(styles['sign'], isReceiver && styles['receiver'])}
        {...markup.access({ role: 'img', label })}
      >
        {sign}
      </View>
      <View className={styles['who']}>
        <View className={styles['name']}>{contactLine(contact)}</View>
        <View className={styles['address']}>{addressLine(contact)}</View>
      </View>
    </View>
  );
}
