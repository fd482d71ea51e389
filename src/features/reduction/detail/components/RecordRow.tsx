import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { RECORD_TYPE, type FundRecord } from '../../reductionTypes';
import { recordLabel, recordTimes, signedYuan } from '../recordRules';
import styles from './RecordRow.module.scss';

interface RecordRowProps {
  readonly record: FundRecord;
  /** Place in the list, from 1. */
  readonly place: number;
}

/** One entry. Few elements with short classes: a first screen of them has to fit what a mini program sends for it. */
export function RecordRow({ record, place }: RecordRowProps) {
  const label = recordLabel(record.type);
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['about']}>
        <View className={styles['title']}>{record.title}</View>
        <View className={styles['times']}>
          {[...(label === '' ? [] : [label]), ...recordTimes(record)].join(' · ')}
        </View>
      </View>
      <View className={cx(styles['amount'], record.type === RECORD_TYPE.earned && styles['earned'])}>
        {`${signedYuan(record)}元`}
      </View>
    </View>
  );
}
