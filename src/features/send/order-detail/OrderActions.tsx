import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { callCarrier } from '@/features/send/callCarrier';
import { CARRIER_PHONES } from '@/features/send/carrierPhones';
import { ORDER_TEXTS } from '@/features/send/orderTexts';
import type { Order } from '@/features/send/orderTypes';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import type { OrderStore } from './OrderStore';
import styles from './orderCards.module.scss';

const PAGE = 'orderDetail';

interface OrderActionsProps {
  readonly store: OrderStore;
  readonly order: Order;
}

/**
 * Actions of an order, below its state: its evaluation once received; 再寄一单 always; a call if the carrier has a hotline;
 * cancelling while possible. The main one has a row of its own.
 */
export function OrderActions({ store, order }: OrderActionsProps) {
  const phone = CARRIER_PHONES[order.carrierCode];
  const isToEvaluate = order.evaluation === 'OPEN';
  return (
    <Card>
      <View>
        {isToEvaluate && (
          <Button isBlock className={styles['mainAction']} onClick={() => evaluate(order.orderNo)}>
            {ORDER_TEXTS.evaluate}
          </Button>
        )}
      </View>
      <View className={styles['actions']}>
        <View className={styles['action']}>
          <Button
            isBlock
            kind={isToEvaluate || order.payState === 'DUE' ? 'secondary' : undefined}
            onClick={() => again(store)}
          >
            {ORDER_TEXTS.again}
          </Button>
        </View>
        {order.evaluation === 'DONE' && (
          <View className={styles['action']}>
            <Button isBlock kind="secondary" onClick={() => seeEvaluation(order.orderNo)}>
              {ORDER_TEXTS.evaluated}
            </Button>
          </View>
        )}
        {phone !== undefined && (
          <View className={styles['action']}>
            <Button isBlock kind="secondary" onClick={() => callCarrier(PAGE, phone)}>
              {ORDER_TEXTS.call}
            </Button>
          </View>
        )}
        {order.canCancel && (
          <View className={styles['action']}>
            <Button isBlock kind="ghost" onClick={() => ask(store)}>
              {ORDER_TEXTS.cancel}
            </Button>
          </View>
        )}
      </View>
    </Card>
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
