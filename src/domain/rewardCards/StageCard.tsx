import { View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { type CardView, cardName } from './aggregationRules';
import { AGGREGATION_TEXTS, BUTTON_TEXTS } from './aggregationTexts';
import styles from './AggregationView.module.scss';

interface StageCardProps {
  readonly card: CardView;
  readonly isClaiming: boolean;
  /** The only card: laid out horizontally. */
  readonly isWide?: boolean;
  readonly onPress: (card: CardView) => void;
}

const LOOKS = {
  TO_USE: 'use',
  WAIT_DISTRIBUTION: 'coming',
  CAN_RECEIVE: 'claim',
  WAIT_RECEIVE_ACTIVE: 'next',
  WAIT_RECEIVE_DIS: 'later',
} as const;

/** One stage. The whole card is the button; the pill shows what a tap does. The store handles one tap at a time. */
export function StageCard({ card, isClaiming, isWide = false, onPress }: StageCardProps) {
  const { prizeValueFen, prizeTitle, progress, state, isCurrent } = card;
  const title = prizeTitle || AGGREGATION_TEXTS.unnamedPrize;
  return (
    <Pressable
      className={cx(
        styles['card'],
        styles[LOOKS[state]],
        isCurrent && styles['current'],
        isWide && styles['wide'],
      )}
      label={cardName(card, title, BUTTON_TEXTS[state])}
      onPress={() => onPress(card)}
    >
      <Price fen={prizeValueFen} size="title" className={styles['value']} />
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['progress']}>{progress}</View>
      </View>
      <View className={cx(styles['pill'], isClaiming && styles['busy'])}>{BUTTON_TEXTS[state]}</View>
    </Pressable>
  );
}
