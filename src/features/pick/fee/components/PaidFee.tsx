import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { ResultMark } from '@/components/ResultMark';
import { spacedCode } from '@/domain/parcel/codeGroups';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { markup } from '@/platform/markup';
import { Facts } from '@/templates/Facts';
import type { FeeProps } from '../feePageProps';
import { placeFacts, toParcel } from '../feeParcel';
import { FEE_TEXTS } from '../feeTexts';
import { FeeLines } from './FeeLines';
import styles from '../PickFee.module.scss';

export const PaidFee = observer(function PaidFee({ store, parcel }: FeeProps) {
  return (
    <View className={styles['bill']}>
      <View className={styles['hero']} {...markup.access({ role: 'status' })}>
        <ResultMark mark="done" isOnColour />
        <View className={styles['paid']}>{FEE_TEXTS.paid}</View>
        <View className={styles['why']}>{`${FEE_TEXTS.code} ${spacedCode(parcel.code)}`}</View>
      </View>
      {store.paid !== null && <FeeLines bill={store.paid} label={FEE_TEXTS.paidSum} rule="" />}
      <View className={styles['parcel']}>
        <View className={styles['from']}>
          {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
        </View>
        <Facts facts={placeFacts(parcel)} />
      </View>
      <Button isBlock onClick={() => toParcel(parcel)}>
        {FEE_TEXTS.toParcel}
      </Button>
    </View>
  );
});
