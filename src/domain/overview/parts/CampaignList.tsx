import { Text, View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { Campaign } from '@/domain/overview/campaigns';
import {
  campaignPhase,
  campaignTime,
  couponHintText,
  KIND_LABELS,
  OVERVIEW_TEXTS,
  shownCampaigns,
  taskHintText,
} from '@/domain/overview/campaignRules';
import { useOverviewTime } from './tabPage';
import { markup } from '@/platform/markup';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import type { CouponHint } from '@/api/generated/operations/overview';
import type { TaskHint } from '@/api/generated/operations/overview';
import { setTabBadge } from '@/domain/tabBadges';
import { usePageShown } from '@/hooks/usePageShown';
import styles from './CampaignList.module.scss';

interface CampaignCardProps {
  readonly campaign: Campaign;
  readonly onOpen: (campaign: Campaign) => Promise<unknown>;
}

/** One campaign: what it is, how it stands, how long it goes on. */
export function CampaignCard({ campaign, onOpen }: CampaignCardProps) {
  const { title, subTitle, imageUrl, kind } = campaign;
  return (
    <Pressable role="link" className={styles['card']} onPress={() => onOpen(campaign)}>
      <Picture
        isPlain
        src={imageUrl}
        alt=""
        className={styles['picture']}
        fallback={KIND_LABELS[kind] ?? OVERVIEW_TEXTS.campaigns}
      />
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['hint']}>{subTitle || KIND_LABELS[kind]}</View>
        <View className={styles['foot']}>
          <State campaign={campaign} />
          <Time campaign={campaign} />
        </View>
      </View>
    </Pressable>
  );
}

type LeafProps = Pick<CampaignCardProps, 'campaign'>;

function State({ campaign }: LeafProps) {
  const isRunning = useOverviewTime((nowMs) => campaignPhase(campaign, nowMs) === 'running');
  return (
    <Text className={cx(styles['state'], !isRunning && styles['soon'])}>
      {isRunning ? OVERVIEW_TEXTS.running : OVERVIEW_TEXTS.soon}
    </Text>
  );
}

/** A leaf of its own: in the last hour it ticks. */
function Time({ campaign }: LeafProps) {
  const text = useOverviewTime((nowMs) => campaignTime(campaign, nowMs));
  return <Text className={styles['time']}>{text}</Text>;
}

/** Words over a part of a tab page. */
export function SectionTitle({ text }: { readonly text: string }) {
  return (
    <View className={styles['campaignListTitle']} {...markup.access({ role: 'heading' })}>
      {text}
    </View>
  );
}

interface CampaignListProps {
  readonly campaigns: readonly Campaign[];
  /** How many stand there; without it all. */
  readonly atFirst?: number;
  /** Where the rest is. */
  readonly onMore?: () => Promise<unknown>;
  /** Instead of the list when none is on. */
  readonly empty: ReactNode;
  readonly onOpen: (campaign: Campaign) => Promise<unknown>;
}

/** Campaigns that somebody can take part in, or soon can; over ones go by themselves. */
export function CampaignList({
  campaigns,
  atFirst = campaigns.length,
  empty,
  onMore,
  onOpen,
}: CampaignListProps) {
  // By their places, so that a second that changes nothing renders nothing.
  const places = useOverviewTime((nowMs) =>
    shownCampaigns(campaigns, nowMs)
      .map((campaign) => campaigns.indexOf(campaign))
      .join(),
  );
  const shown = useMemo(
    () => places.split(',').flatMap((place) => (place === '' ? [] : (campaigns[Number(place)] ?? []))),
    [campaigns, places],
  );
  if (shown.length === 0) return empty;
  return (
    <View>
      <SectionTitle text={OVERVIEW_TEXTS.campaigns} />
      <View className={styles['cards']}>
        {shown.slice(0, atFirst).map((campaign) => (
          <CampaignCard key={campaign.code} campaign={campaign} onOpen={onOpen} />
        ))}
      </View>
      <View>
        {onMore !== undefined && shown.length > atFirst && (
          <Pressable className={styles['more']} onPress={onMore} isReading>
            {OVERVIEW_TEXTS.moreCampaigns}
          </Pressable>
        )}
      </View>
    </View>
  );
}

/** Campaigns to come: their heading and the first cards. */
export function CampaignsSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      <Skeleton className={styles['boneTitle']} />
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </SkeletonGroup>
  );
}

interface HintCardsProps {
  /** Null: nobody is logged in, or nothing is known. */
  readonly task: TaskHint | null;
  readonly coupon: CouponHint | null;
  readonly onTasks: () => Promise<unknown>;
  readonly onCoupons: () => Promise<unknown>;
}

/** Two ways to save: tasks and coupons. They are there for everybody; what they say depends on the visitor. */
export function HintCards({ task, coupon, onTasks, onCoupons }: HintCardsProps) {
  return (
    <View className={styles['hintCardsCards']}>
      <Pressable role="link" className={cx(styles['hintCardsCard'], styles['gold'])} onPress={onTasks}>
        <View className={styles['hintCardsTitle']}>{OVERVIEW_TEXTS.tasks}</View>
        <View className={styles['text']}>{taskHintText(task)}</View>
      </Pressable>
      <Pressable role="link" className={cx(styles['hintCardsCard'], styles['brand'])} onPress={onCoupons}>
        <View className={styles['hintCardsTitle']}>{OVERVIEW_TEXTS.coupons}</View>
        <View className={styles['text']}>{couponHintText(coupon)}</View>
      </Pressable>
    </View>
  );
}

/**
 * Rewards to claim, on the tab 福利; null: not known, what stands there stays. Set anew whenever its page is shown: the
 * messaging app takes it from tab pages only.
 */
export function WelfareBadge({ count }: { readonly count: number | null }): null {
  useEffect(() => put(count), [count]);
  usePageShown(
    () => put(count),
    () => undefined,
  );
  return null;
}

function put(count: number | null): void {
  if (count !== null) void setTabBadge('welfare', count);
}
