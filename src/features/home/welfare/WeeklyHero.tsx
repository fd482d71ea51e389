import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import type { Query } from '@/data/Query';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import type { WelfareOverview, Weekly } from './welfareApi';
import { WELFARE_TEXTS } from './welfareTexts';
import styles from './Welfare.module.scss';

const PAGE = 'welfare';

/** The weekly page (product §2.2 /fcFriday) as the largest element of this page. */
export const WeeklyHero = observer(function WeeklyHero({
  store,
}: {
  readonly store: Query<WelfareOverview>;
}) {
  const { value, phase } = store;
  const weekly = value?.weekly ?? null;
  return (
    <View>
      {weekly !== null && <Hero weekly={weekly} />}
      {phase === 'loading' && (
        <SkeletonGroup>
          <Skeleton className={styles['weeklyHeroSkeleton']} />
        </SkeletonGroup>
      )}
    </View>
  );
});

function Hero({ weekly }: { readonly weekly: Weekly }) {
  const { imageUrl, isRunning } = weekly;
  const title = weekly.title || WELFARE_TEXTS.weekly;
  return (
    <Pressable role="link" className={styles['hero']} onPress={() => open(weekly)}>
      <Picture isPlain src={imageUrl} alt="" ratio={1.6} isLazy={false} fallback={WELFARE_TEXTS.weekly} />
      <View className={styles['foot']}>
        <View className={styles['about']}>
          <View className={styles['title']}>{title}</View>
          <View className={styles['hint']}>{weekly.subTitle}</View>
        </View>
        <View className={styles['way']}>{isRunning ? WELFARE_TEXTS.enter : WELFARE_TEXTS.preview}</View>
      </View>
    </Pressable>
  );
}

async function open({ configId, channelId }: Weekly): Promise<void> {
  tracker.click(PAGE, 'weekly');
  await navigator.goTo('fcFriday', { configId, channelId: channelId || undefined });
}
