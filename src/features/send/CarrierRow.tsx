import { View, Text } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { cx } from '@/components/cx';
import { Radio } from '@/components/Radio';
import { Tag } from '@/components/Tag';
import { arrivalLabel } from '@/domain/send/arrivalRules';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type { CarrierQuote } from '@/domain/send/sendTypes';
import { formatFen } from '@/utils/money';
import styles from './CarrierRow.module.scss';

interface CarrierRowProps {
  readonly quote: CarrierQuote;
  /** Server time. */
  readonly nowMs: number;
  /** Lines below the arrival: price details and limits. */
  readonly more?: readonly string[];
  readonly decimals?: 'trim' | 2;
  readonly hasLine?: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A selectable carrier with its price and arrival time; an unavailable one shows why. */
export function CarrierRow(props: CarrierRowProps) {
  const { quote, nowMs, more = [], decimals, hasLine, isChosen, onChoose } = props;
  const { name, tag, isAvailable, reason, freightFen, listFen, earliestMs, latestMs } = quote;
  const price = `￥${formatFen(freightFen, { decimals })}`;
  const arrival = isAvailable ? arrivalLabel(earliestMs, latestMs, nowMs) : reason || SEND_TEXTS.carrierGone;
  const lines = [arrival, ...more].filter((line) => line !== '');
  return (
    <Radio
      label={[name, tag, isAvailable ? price : '', ...lines].filter((part) => part !== '').join('，')}
      isChecked={isChosen}
      isDisabled={!isAvailable}
      onSelect={onChoose}
      className={cx(styles['row'], hasLine && styles['lined'], !isAvailable && styles['closed'])}
    >
      <View className={cx(styles['dot'], isChosen && styles['chosen'])} />
      <View className={styles['words']}>
        <View className={styles['name']}>
          {name}
          {tag !== '' && <Tag>{tag}</Tag>}
        </View>
        {lines.map((line) => (
          <View key={line} className={styles['line']}>
            {line}
          </View>
        ))}
      </View>
      {isAvailable && (
        <View className={styles['price']}>
          <Price fen={freightFen} decimals={decimals} tone="ink" />
          {listFen > freightFen && (
            <Text className={styles['list']}>{`￥${formatFen(listFen, { decimals })}`}</Text>
          )}
        </View>
      )}
    </Radio>
  );
}
