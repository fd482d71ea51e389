import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { splitByFee } from '@/features/pick/openCellRules';
import { nextAction } from '@/features/pick/OpenProgress';
import type { OpenStore } from '@/features/pick/OpenStore';
import { OPEN_TEXTS } from '@/features/pick/openTexts';
import { tracker } from '@/tracking';
import styles from './Confirm.module.scss';

interface ConfirmProps {
  readonly store: OpenStore;
  /** At least one, all in the same cabinet. */
  readonly parcels: readonly WaitingParcel[];
}

/** Which doors open, and the button that opens them. */
export function Confirm({ store, parcels }: ConfirmProps) {
  const { free, kept } = splitByFee(parcels);
  const cabinet = parcels[0]?.cabinet;
  const fee = nextAction('pickOpen', 'fee', kept[0]?.id);
  return (
    <View className={styles['confirm']}>
      <Card>
        <View className={styles['name']}>{cabinet?.name ?? ''}</View>
        <View className={styles['address']}>{cabinet?.address ?? ''}</View>
        {cabinet?.isOnline === false && <View className={styles['offline']}>{PICK_TEXTS.offlineHint}</View>}
        <View>{free.length > 0 && <View className={styles['label']}>{OPEN_TEXTS.willOpen}</View>}</View>
        {free.map((parcel) => (
          <Row key={parcel.id} parcel={parcel} />
        ))}
        <View>{kept.length > 0 && <View className={styles['label']}>{OPEN_TEXTS.keptByFee}</View>}</View>
        {kept.map((parcel) => (
          <Row key={parcel.id} parcel={parcel} />
        ))}
      </Card>
      <View className={styles['ask']}>
        <View className={styles['title']}>{OPEN_TEXTS.confirmTitle}</View>
        <View className={styles['hint']}>{OPEN_TEXTS.confirmHint}</View>
      </View>
      {free.length > 0 ? (
        <Button isBlock onClick={() => open(store)}>
          {OPEN_TEXTS.open}
        </Button>
      ) : (
        <Button isBlock onClick={fee.onPress}>
          {fee.text}
        </Button>
      )}
    </View>
  );
}

function Row({ parcel }: { readonly parcel: WaitingParcel }) {
  return (
    <View className={styles['row']}>
      <View className={styles['from']}>
        {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
      </View>
      <View className={styles['cell']}>{parcel.cellNo}</View>
    </View>
  );
}

async function open(store: OpenStore): Promise<void> {
  tracker.click('pickOpen', 'open');
  await store.open();
}
