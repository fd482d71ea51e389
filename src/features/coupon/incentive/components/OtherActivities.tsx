import { View } from '@tarojs/components';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import { INCENTIVE_TEXTS, otherActivityName } from '../incentiveTexts';
import type { OtherActivity } from '../incentiveTypes';
import styles from './incentive.module.scss';

/** Aspect ratio of banners. */
const BANNER_RATIO = 702 / 240;

interface OtherActivitiesProps {
  readonly activities: readonly OtherActivity[];
  readonly onOpen: (url: string) => Promise<unknown>;
}

/** Shows only the first until the user expands the list; an empty icon if there is none (product §1.2.2). */
export function OtherActivities({ activities, onOpen }: OtherActivitiesProps) {
  const [isWhole, setWhole] = useState(false);
  if (activities.length === 0) return <EmptyState text={INCENTIVE_TEXTS.noActivities} isCompact />;
  const shown = isWhole ? activities : activities.slice(0, 1);
  return (
    <View>
      <View {...markup.access({ role: 'list', label: INCENTIVE_TEXTS.otherActivities })}>
        {shown.map(({ imageUrl, url }, index) => (
          <View key={index} {...markup.access({ role: 'listitem' })}>
            <Pressable
              role="link"
              className={styles['banner']}
              label={otherActivityName(index)}
              onPress={() => onOpen(url)}
            >
              <Picture
                src={imageUrl}
                alt=""
                ratio={BANNER_RATIO}
                fallback={
                  <View className={styles['own']}>
                    {`${otherActivityName(index)}　${INCENTIVE_TEXTS.viewActivity}`}
                  </View>
                }
              />
            </Pressable>
          </View>
        ))}
      </View>
      <View>
        {shown.length < activities.length && (
          <Pressable className={styles['more']} onPress={() => setWhole(true)} isReading>
            {INCENTIVE_TEXTS.moreActivities}
          </Pressable>
        )}
      </View>
    </View>
  );
}
