import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import { type Entrance, h5MiddleEntrance, type MiddleEntrance } from '@/api/generated/operations/entrance';
import { Countdown } from '@/components/Countdown';
import { cx } from '@/components/cx';
import { EmptyState } from '@/components/EmptyState';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { toWelfare } from '@/domain/activity/moreOffers';
import { OfferHead } from '@/domain/offer/OfferHead';
import { followLink } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import { parseBeijingTime, toMinute } from '@/utils/beijingTime';
import styles from './Middle.module.scss';

type Entrances = Pick<MiddleEntrance, 'title' | 'entrances'>;

const PAGE = 'activityMiddle';

const DAY_MS = 24 * 3_600_000;

/** Drawings for entrances without a picture (Middle.module.scss `art0` …). */
const ARTS = 3;

/** Several entrances of one code as cards: `/activityMiddle/index?code=` (product §3.16). */
export function Middle({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const code = textParam(params, 'code');
  const [query] = useState(
    () =>
      new Query<Entrances>({
        ...pageDeps(scope),
        fetch: async (asking) =>
          code === ''
            ? { title: '', entrances: [] }
            : (await gateway.call(h5MiddleEntrance, { code }, asking)).data,
        isForAll: true,
        failedText: '活动加载失败，请重试',
      }),
  );
  return (
    <>
      <QueryView query={query} isCompact={false} skeleton={<MiddleSkeleton />}>
        {(found) => <Cards {...found} />}
      </QueryView>
      <FollowVisitor query={query} />
    </>
  );
}

const MiddleSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['headSkeleton']} />
    <View className={styles['main']}>
      <Skeleton className={styles['skeletons']} />
      <Skeleton className={styles['skeletons']} />
    </View>
  </SkeletonGroup>
);

function Cards({ title, entrances }: Entrances) {
  if (entrances.length === 0) return <EmptyState text="暂时没有可以参加的活动" action={toWelfare(PAGE)} />;
  return (
    <View className={styles['page']}>
      <OfferHead imageUrl="" title={title || '精选活动'} />
      <View className={styles['main']}>
        {entrances.map((entrance, index) => (
          <EntranceCard key={`${entrance.title}${index}`} entrance={entrance} art={`art${index % ARTS}`} />
        ))}
      </View>
    </View>
  );
}

interface StateProps {
  /** Epoch milliseconds, and the gateway's text of the same moment. */
  readonly time: number;
  readonly text: string;
  readonly isAwaited: boolean;
}

/** Shows the date if a day or more ahead; counts down only on the last day. */
function State({ time, text, isAwaited }: StateProps) {
  const nowMs = serverClock.nowMs();
  if (time - nowMs > DAY_MS)
    return (
      <View className={styles['state']}>
        {toMinute(text)} {isAwaited ? '开始' : '结束'}
      </View>
    );
  return (
    <View className={styles['state']}>
      {isAwaited ? '距开始 ' : '距结束 '}
      <Countdown endAtMs={time} offsetMs={nowMs - Date.now()} form="days" />
    </View>
  );
}

interface EntranceCardProps {
  readonly entrance: Entrance;
  /** Class of the drawing without a picture. */
  readonly art: string;
}

function EntranceCard({ entrance, art }: EntranceCardProps) {
  const { title, subTitle, imageUrl, status, startTm, endTm, targetUrl } = entrance;
  const picture = pictureAddress(imageUrl);
  const isOver = status === 'FINISHED';
  const isLink = !isOver && targetUrl !== '';
  const time = status === 'NOT_START' ? parseBeijingTime(startTm) : isOver ? null : parseBeijingTime(endTm);
  const drawing = <View className={cx(styles['art'], styles[art])} {...markup.access({ isHidden: true })} />;
  const card = (
    <View className={cx(styles['card'], isOver && styles['isOver'])}>
      {picture === '' ? (
        drawing
      ) : (
        <Picture className={styles['picture']} src={picture} alt="" ratio={2.4} isPlain fallback={drawing} />
      )}
      <View className={cx(styles['words'], !isLink && styles['whole'])}>
        <View className={styles['name']}>{title}</View>
        {subTitle !== '' && <View className={styles['sub']}>{subTitle}</View>}
        {isOver && <View className={styles['state']}>已结束</View>}
        {time !== null && (
          <State
            time={time}
            text={status === 'NOT_START' ? startTm : endTm}
            isAwaited={status === 'NOT_START'}
          />
        )}
        {isLink && (
          <View className={styles['way']} {...markup.access({ isHidden: true })}>
            {status === 'NOT_START' ? '去看看' : '去参加'}
          </View>
        )}
      </View>
    </View>
  );
  if (!isLink) return card;
  return (
    <Pressable role="link" onPress={() => followLink(targetUrl, { page: PAGE, component: 'entrance' })}>
      {card}
    </Pressable>
  );
}
