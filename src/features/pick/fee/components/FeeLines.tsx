import { View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { Card } from '@/components/Card';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { markup } from '@/platform/markup';
import { FEE_TEXTS } from '../feeTexts';
import styles from '../PickFee.module.scss';

interface LinesProps {
  readonly bill: Pick<WaitingParcel, 'feeFen' | 'reductionFen' | 'payFen'>;
  /** Of the sum. */
  readonly label: string;
  /** '': none. */
  readonly rule: string;
}

export function FeeLines({ bill, label, rule }: LinesProps) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {FEE_TEXTS.details}
      </View>
      <View className={styles['line']}>
        <View>{FEE_TEXTS.fee}</View>
        <Price fen={bill.feeFen} decimals={2} size="body" tone="ink" />
      </View>
      {bill.reductionFen > 0 && (
        <View className={styles['line']}>
          <View>{FEE_TEXTS.fund}</View>
          <View className={styles['off']}>
            <View>-</View>
            <Price fen={bill.reductionFen} decimals={2} size="body" />
          </View>
        </View>
      )}
      <View className={styles['total']}>
        <View>{label}</View>
        <Price fen={bill.payFen} decimals={2} size="lead" tone="flash" />
      </View>
      {rule !== '' && <View className={styles['rule']}>{`${FEE_TEXTS.rule}：${rule}`}</View>}
    </Card>
  );
}
