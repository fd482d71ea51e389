import { View, ScrollView } from '@tarojs/components';
import { useState } from 'react';
import { type CardView, firstShownIndex, MAX_FIXED_CARDS } from './aggregationRules';
import { StageCard } from './StageCard';
import styles from './AggregationView.module.scss';

interface CardRowProps {
  readonly cards: readonly CardView[];
  readonly claimingStageNo: number | null;
  readonly onPress: (card: CardView) => void;
}

/**
 * In CSS pixels, which no target scales, unlike the values in style sheets: so a card's position in the row is known
 * without measuring.
 */
const CARD_PX = 112;

const GAP_PX = 8;

/** Visible part of the card before the first shown one, to show that there is one. */
const PEEK_PX = 32;

const CELL_STYLE = { width: `${CARD_PX}px`, marginRight: `${GAP_PX}px` } as const;

/** Up to three cards share the width; more of them scroll, starting at the first that can be claimed (product §1.9). */
export function CardRow({ cards, claimingStageNo, onPress }: CardRowProps) {
  const isScrolling = cards.length > MAX_FIXED_CARDS;
  // Initial scroll position. Not updated later, so that the row does not move while the user scrolls.
  const [startPx] = useState(() => Math.max(0, firstShownIndex(cards) * (CARD_PX + GAP_PX) - PEEK_PX));
  const items = cards.map((card) => (
    <View
      key={card.stageNo}
      className={isScrolling ? styles['cell'] : styles['share']}
      style={isScrolling ? CELL_STYLE : undefined}
    >
      <StageCard
        card={card}
        isClaiming={card.stageNo === claimingStageNo}
        isWide={cards.length === 1}
        onPress={onPress}
      />
    </View>
  ));
  if (!isScrolling) return <View className={styles['fixed']}>{items}</View>;
  return (
    <ScrollView scrollX enhanced showScrollbar={false} scrollLeft={startPx} className={styles['scroller']}>
      <View className={styles['strip']}>{items}</View>
    </ScrollView>
  );
}
