import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { callCarrier } from '@/features/send/callCarrier';
import { CopyRow } from '@/features/send/CopyRow';
import { stateTitle } from '@/features/send/orderRules';
import { ORDER_TEXTS } from '@/features/send/orderTexts';
import { OrderTraces } from '@/features/send/OrderTraces';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { CHECK_TEXTS } from '../checkExpressTexts';
import type { ExpressStore } from '../ExpressStore';
import { type Parcel } from '../ExpressStore';
import styles from '../CheckExpress.module.scss';

const PAGE = 'checkExpress';

interface StoreProps {
  readonly store: ExpressStore;
}

export function ParcelResult({ store, parcel }: StoreProps & { readonly parcel: Parcel }) {
  const { carrierName, waybillNo, state, estimatedAt, traces, phone } = parcel;
  return (
    <>
      <Card>
        <View className={styles['state']} {...markup.access({ role: 'status' })}>
          {stateTitle(state)}
        </View>
        <View className={styles['hint']}>
          {estimatedAt === '' ? '' : `预计 ${estimatedAt.slice(5)} 前送达`}
        </View>
        <CopyRow page={PAGE} label={`${carrierName} ${CHECK_TEXTS.number}`.trim()} value={waybillNo} />
      </Card>
      {traces.length === 0 ? (
        <Card>
          <EmptyState
            isCompact
            text={CHECK_TEXTS.noTraces}
            action={{ text: '刷新', onPress: store.trace.load }}
          />
        </Card>
      ) : (
        <OrderTraces traces={traces} />
      )}
      <View className={styles['actions']}>
        <Button isBlock onClick={() => sendAlike(store, parcel)}>
          {CHECK_TEXTS.alike}
        </Button>
        {phone !== undefined && (
          <Button isBlock kind="secondary" onClick={() => callCarrier(PAGE, phone)}>
            {ORDER_TEXTS.call}
          </Button>
        )}
      </View>
    </>
  );
}

async function sendAlike(store: ExpressStore, parcel: Parcel): Promise<void> {
  tracker.click(PAGE, 'sendAlike');
  store.sendAlike(parcel);
  await navigator.goTo('send');
}
