import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { CARRIER_PHONES } from '../../orderCodes';
import { ORDER_TEXTS } from '../../orderTexts';
import type { Order } from '../../orderTypes';
import type { OrderStore } from '../OrderStore';
import styles from './OrderActions.module.scss';

const PAGE = 'orderDetail';

interface OrderActionsProps {
  readonly store: OrderStore;
  readonly order: Order;
}

/** 再寄一单 always; a call where the carrier has a line; cancelling while it may be. */
export function OrderActions({ store, order }: OrderActionsProps) {
  const phone = CARRIER_PHONES[order.carrierCode];
  return (
    <View className={styles['actions']}>
      <Button isBlock onClick={() => again(store)}>
        {ORDER_TEXTS.again}
      </Button>
      <View>
        {phone !== undefined && (
          <Button isBlock kind="secondary" onClick={() => call(phone)}>
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

async function again(store: OrderStore): Promise<void> {
  tracker.click(PAGE, 'again');
  await navigator.goTo('send', { ...(await store.findAgain()) });
}

async function call(phone: string): Promise<void> {
  tracker.click(PAGE, 'call');
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.phoneCall(phone);
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled')
    toast.show(`${ORDER_TEXTS.callFailed} ${phone}`);
}
