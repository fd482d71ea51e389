import { View } from '@tarojs/components';
import { useMemo, type ReactNode } from 'react';
import { Pressable } from '@/components/Pressable';
import { CampaignCard } from './CampaignCard';
import { OVERVIEW_TEXTS, shownCampaigns } from './campaignRules';
import type { Campaign } from './campaigns';
import { SectionTitle } from './SectionTitle';
import { useOverviewTime } from './useOverviewTime';
import styles from './CampaignList.module.scss';

interface CampaignListProps {
  readonly campaigns: readonly Campaign[];
  /** Number of campaigns to show; all if omitted. */
  readonly atFirst?: number;
  /** Leads to the rest. */
  readonly onMore?: () => Promise<unknown>;
  /** Shown instead of the list if there are no campaigns. */
  readonly empty: ReactNode;
  readonly onOpen: (campaign: Campaign) => Promise<unknown>;
}

/** Campaigns that are running or coming; those that end disappear automatically. */
export function CampaignList({
  campaigns,
  atFirst = campaigns.length,
  empty,
  onMore,
  onOpen,
}: CampaignListProps) {
  // Compares indexes as a string, so that a tick without a change re-renders nothing.
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
