import { View, Text } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { KIND_LABELS, OVERVIEW_TEXTS, campaignPhase, campaignTime } from './campaignRules';
import type { Campaign } from './campaigns';
import { useOverviewTime } from './useOverviewTime';
import styles from './CampaignList.module.scss';

interface CampaignCardProps {
  readonly campaign: Campaign;
  readonly onOpen: (campaign: Campaign) => Promise<unknown>;
}

/** One campaign: title, state, remaining time. */
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

/** Separate component, so that a tick in the last hour re-renders only the time. */
function Time({ campaign }: LeafProps) {
  const text = useOverviewTime((nowMs) => campaignTime(campaign, nowMs));
  return <Text className={styles['time']}>{text}</Text>;
}
