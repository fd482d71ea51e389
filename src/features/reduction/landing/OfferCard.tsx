import { View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import { labelled, periodInMinutes } from '@/utils/period';
import { LANDING_KINDS } from './landingKinds';
import { type LandingAction, validityText, landingButtonText } from './landingRules';
import { LANDING_TEXTS } from './landingTexts';
import type { LandingKind, LandingActivity } from './landingTypes';
import styles from './offerCards.module.scss';

interface OfferCardProps {
  readonly kind: LandingKind;
  readonly activity: LandingActivity;
  readonly action: LandingAction;
  readonly isJoining: boolean;
  readonly onAction: () => Promise<unknown>;
  readonly onFunds: () => Promise<unknown>;
}

/** The offer, its end, and the page's button. */
export function OfferCard({ kind, activity, action, isJoining, onAction, onFunds }: OfferCardProps) {
  const { name, amountFen, hasJoined, startsAt, endsAt } = activity;
  const isClosed = action !== 'join' && action !== 'use';
  return (
    <Card className={styles['offerCardCard']}>
      <View className={styles['name']} {...markup.access({ role: 'heading' })}>
        {name || LANDING_KINDS[kind].headline}
      </View>
      <View className={styles['worth']}>
        <Price fen={amountFen} size="huge" className={styles['offerCardAmount']} />
      </View>
      <View className={styles['tags']}>
        <Tag tone="gold">{LANDING_KINDS[kind].purpose}</Tag>
        {hasJoined && <Tag tone="success">{LANDING_TEXTS.joined}</Tag>}
      </View>
      <View className={styles['fact']}>{validityText(activity)}</View>
      <View className={styles['fact']}>
        {labelled(LANDING_TEXTS.period, periodInMinutes(startsAt, endsAt))}
      </View>
      <View className={styles['action']}>
        <Button isBlock isDisabled={isClosed} isLoading={isJoining} onClick={onAction}>
          {landingButtonText(action, activity)}
        </Button>
      </View>
      <Button kind="link" isBlock onClick={onFunds}>
        {LANDING_TEXTS.toFunds}
      </Button>
    </Card>
  );
}
