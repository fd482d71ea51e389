import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { serverClock } from '@/api/gateway';
import { Price } from '@/components/Amount';
import { EmptyState } from '@/components/EmptyState';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { markup } from '@/platform/markup';
import { Facts } from '@/templates/Facts';
import type { FeeProps } from '../feePageProps';
import { toParcel, placeFacts } from '../feeParcel';
import { overdueText } from '../feeRules';
import { FEE_TEXTS } from '../feeTexts';
import { stateOfFee } from '../stateOfFee';
import { FeeLines } from './FeeLines';
import { PaidFee } from './PaidFee';
import styles from '../PickFee.module.scss';

export const FeeBill = observer(function FeeBill({ store, parcel }: FeeProps) {
  const nowMs = serverClock.nowMs();
  const state = stateOfFee(store, parcel);
  switch (state) {
    case 'free':
      return (
        <EmptyState
          text={FEE_TEXTS.nothing}
          action={{ text: FEE_TEXTS.toParcel, onPress: () => toParcel(parcel) }}
        />
      );
    case 'paid':
      return <PaidFee store={store} parcel={parcel} />;
    case 'due':
    case 'covered':
      return (
        <View className={styles['bill']}>
          <View className={styles['hero']}>
            <View className={styles['picture']} {...markup.access({ isHidden: true })} />
            <View className={styles['toPay']}>{FEE_TEXTS.toPay}</View>
            <Price fen={parcel.payFen} decimals={2} size="huge" className={styles['sum']} />
            <View className={styles['why']}>{state === 'covered' ? FEE_TEXTS.covered : FEE_TEXTS.why}</View>
          </View>
          <FeeLines bill={parcel} label={FEE_TEXTS.left} rule={parcel.feeRule} />
          <View className={styles['parcel']}>
            <View className={styles['from']}>
              {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
            </View>
            <Facts
              facts={[
                ...placeFacts(parcel),
                { label: FEE_TEXTS.since, value: parcel.freeUntil },
                { label: FEE_TEXTS.overdue, value: overdueText(parcel.freeUntilMs, nowMs) },
              ]}
            />
          </View>
        </View>
      );
  }
});
