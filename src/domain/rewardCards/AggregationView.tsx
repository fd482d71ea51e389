import { ScrollView, Text, View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { Price } from '@/components/Amount';
import { cx } from '@/components/cx';
import { type AggregationActivity, cardName, type CardView, MAX_FIXED_CARDS } from './aggregationRules';
import { AGGREGATION_TEXTS, BUTTON_TEXTS } from './aggregationTexts';
import { useMemo, useState } from 'react';
import { Countdown } from '@/components/Countdown';
import { markup } from '@/platform/markup';
import { Card } from '@/components/Card';
import { Button } from '@/components/Button';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './AggregationView.module.scss';

interface StageCardProps {
  readonly card: CardView;
  readonly isClaiming: boolean;
  /** The only card: it lies instead of standing. */
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

/** One stage. The whole card is the button; the pill in it says what pressing does. The store takes one press at a time. */
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

interface CardRowProps {
  readonly cards: readonly CardView[];
  readonly claimingStageNo: number | null;
  readonly onPress: (card: CardView) => void;
}

/**
 * In CSS pixels, which no target scales, unlike everything in style sheets: so the place of a card in the row is known
 * without measuring it.
 */
const CARD_PX = 112;
const GAP_PX = 8;
/** Of the card before the current one, so that it is seen that there is one. */
const PEEK_PX = 32;
const CELL_STYLE = { width: `${CARD_PX}px`, marginRight: `${GAP_PX}px` } as const;

/** Up to three cards share the width; more of them scroll, beginning at the current one (product §1.9). */
export function CardRow({ cards, claimingStageNo, onPress }: CardRowProps) {
  const isScrolling = cards.length > MAX_FIXED_CARDS;
  // Where the row begins; it does not move by itself later, when a finger may be on it.
  const [startPx] = useState(() => {
    const index = cards.findIndex((card) => card.isCurrent);
    return Math.max(0, index * (CARD_PX + GAP_PX) - PEEK_PX);
  });
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

interface PanelHeaderProps {
  readonly activity: AggregationActivity;
  readonly hasEnded: boolean;
  readonly offsetMs: number;
  readonly onEnd: () => void;
}

/** Name of the activity, the visitor's group, the task package and how long there is time. */
export function PanelHeader({ activity, hasEnded, offsetMs, onEnd }: PanelHeaderProps) {
  const { name, userTag, packageName, endsAtMs } = activity;
  return (
    <View>
      <View className={styles['line']}>
        <View className={styles['name']}>{name}</View>
        {userTag !== '' && <View className={styles['tag']}>{userTag}</View>}
      </View>
      <View className={styles['line']}>
        <View className={styles['package']}>{packageName}</View>
        <View className={styles['time']}>
          {hasEnded && <Text className={styles['ended']}>{AGGREGATION_TEXTS.ended}</Text>}
          {!hasEnded && isFinite(endsAtMs) && (
            <Countdown
              endAtMs={endsAtMs}
              offsetMs={offsetMs}
              form="days"
              template={AGGREGATION_TEXTS.timeLeftTemplate}
              label={AGGREGATION_TEXTS.timeLeft}
              onEnd={onEnd}
            />
          )}
        </View>
      </View>
    </View>
  );
}

/** How far all tasks together are; grows once when it appears. `percent` is 0 to 100. */
export function StageBar({ percent }: { readonly percent: number }) {
  const width = useMemo(() => ({ width: `${percent}%` }), [percent]);
  const whole = Math.floor(percent);
  return (
    <View
      className={styles['track']}
      {...markup.access({
        role: 'progressbar',
        label: AGGREGATION_TEXTS.progress,
        value: { now: whole, max: 100, text: `${whole}%` },
      })}
    >
      <View className={styles['bar']} style={width} />
    </View>
  );
}

interface AggregationViewProps {
  readonly activity: AggregationActivity;
  readonly cards: readonly CardView[];
  /** 0 to 100. */
  readonly percent: number;
  readonly hasEnded: boolean;
  /** Server time minus device time, milliseconds. */
  readonly offsetMs: number;
  readonly claimingStageNo: number | null;
  readonly onEnd: () => void;
  readonly onPress: (card: CardView) => void;
}

/** Header, bar and cards of a task package, without state. */
export function AggregationView(props: AggregationViewProps) {
  const { activity, cards, percent, hasEnded, offsetMs, claimingStageNo, onEnd, onPress } = props;
  return (
    <Card>
      <PanelHeader activity={activity} hasEnded={hasEnded} offsetMs={offsetMs} onEnd={onEnd} />
      <View className={styles['aggregationViewBar']}>
        <StageBar percent={percent} />
      </View>
      <CardRow cards={cards} claimingStageNo={claimingStageNo} onPress={onPress} />
    </Card>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly actionText: string;
  readonly onAction: () => Promise<unknown>;
  /** A failure, announced at once. */
  readonly isUrgent?: boolean;
}

/** What stands in place of the cards: one row, so that the page around keeps its room. */
export function Notice({ text, actionText, onAction, isUrgent = false }: NoticeProps) {
  return (
    <Card>
      <View className={styles['row']}>
        <View className={styles['text']} {...markup.access({ role: isUrgent ? 'alert' : 'status' })}>
          {text}
        </View>
        <Button kind="secondary" size="small" onClick={onAction}>
          {actionText}
        </Button>
      </View>
    </Card>
  );
}

/** The shape of header, bar and three cards. */
export function PanelSkeleton() {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton className={styles['panelSkeletonName']} />
        <Skeleton className={styles['panelSkeletonPackage']} />
        <Skeleton className={styles['panelSkeletonBar']} />
        <View className={styles['cards']}>
          <Skeleton className={styles['panelSkeletonCard']} />
          <Skeleton className={styles['panelSkeletonCard']} />
          <Skeleton className={styles['panelSkeletonCard']} />
        </View>
      </SkeletonGroup>
    </Card>
  );
}
