import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { PICK_TEXTS } from '../../pickTexts';
import type { PickRecord } from '../historyApi';
import { HISTORY_TEXTS } from '../historyTexts';
import styles from './RecordRow.module.scss';

interface RecordRowProps {
  readonly record: PickRecord;
  /** Place in the list, from 1. */
  readonly place: number;
}

/** One parcel that is no longer there. Few elements: a first screen of them is sent at once in mini programs. */
export function RecordRow({ record, place }: RecordRowProps) {
  const paid =
    record.paidFen === 0 ? [] : [`${HISTORY_TEXTS.paid} ￥${formatFen(record.paidFen, { decimals: 2 })}`];
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['top']}>
        <View className={styles['title']}>
          {`${record.carrierName} ${PICK_TEXTS.tail} ${record.waybillTail}`}
        </View>
        <View className={styles['state']}>
          {record.isReturned ? HISTORY_TEXTS.returned : HISTORY_TEXTS.picked}
        </View>
      </View>
      <View className={styles['about']}>{[record.endedAt, record.cabinetName, ...paid].join(' · ')}</View>
    </View>
  );
}
