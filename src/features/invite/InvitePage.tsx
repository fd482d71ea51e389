import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect, type ReactNode } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import type { InviteHomeData } from '@/api/generated/operations/invite';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { NoActivity } from '@/domain/activity/moreOffers';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { useShownAgain } from '@/hooks/useShownAgain';
import type { PageVisit } from '@/navigation/usePage';
import { pictureAddress } from '@/session/links';
import { Steps } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import { InviteBar } from './components/InviteBar';
import { LinkCard } from './components/LinkCard';
import { OwnRecord } from './components/OwnRecord';
import { INVITE_ROUTES } from './inviteRoutes';
import { INVITE_STEPS, inviteNote, type InviteVersion } from './inviteRules';
import { InviteStore } from './InviteStore';
import { sharedInvite } from './sharedInvite';
import styles from './InvitePage.module.scss';

/** Aspect ratio of header pictures; reserves the space before the picture loads. */
const HEAD_RATIO = 750 / 480;

interface InvitePageProps extends Pick<PageVisit, 'params' | 'scope' | 'setTitle'> {
  readonly version: InviteVersion;
  /** Version-specific content below the user's own record. */
  readonly children?: (home: InviteHomeData, store: InviteStore) => ReactNode;
  /** Extra content in the record's card. */
  readonly recordEnd?: (home: InviteHomeData) => ReactNode;
}

/**
 * A campaign that rewards inviting friends: `/inviteV1/invite`, `/inviteV2/invite` (product §3.12).
 *
 * | state | display | button |
 * |---|---|---|
 * | loading; failed, offline | skeleton; message | 重试 |
 * | no such campaign | message | link to other offers |
 * | logged out | reward, steps | 登录后邀请好友 |
 * | running | own record too | 立即邀请好友, 生成海报 |
 * | a friend's link | who invites | 接受邀请 (login first); the reason if it is refused |
 * | accepted | what the friend got for it | 去寄件 with this coupon, 我也要邀请 |
 * | not begun, over | the same with its start or its end | says so |
 */
export const InvitePage = observer(function InvitePage(props: InvitePageProps) {
  const { version, params, scope, setTitle } = props;
  const store = useInviteStore(version, params, scope);
  const { home } = store;
  const title = home?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => void store.query.refresh());
  usePreparedShare(
    home === null ? null : sharedInvite(version, home, textParam(params, 'inviteCode')),
    scope,
  );
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<InviteSkeleton />}>
        {(value) =>
          value.home === null ? (
            <NoActivity page={INVITE_ROUTES[version].page} />
          ) : (
            <Content {...props} store={store} home={value.home} />
          )
        }
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
});

function useInviteStore(
  version: InviteVersion,
  { activityCode = '', inviteCode = '' }: PageVisit['params'],
  scope: Scope,
): InviteStore {
  const [store] = useState(
    () => new InviteStore({ ...pageDeps(scope), gateway, place: { version, activityCode, inviteCode } }),
  );
  return store;
}

interface ContentProps extends InvitePageProps {
  readonly store: InviteStore;
  readonly home: InviteHomeData;
}

function Content({ version, store, home, children, recordEnd }: ContentProps) {
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => store.query.refresh()}>
        <Picture
          className={styles['head']}
          src={pictureAddress(home.headImgUrl)}
          alt={home.title}
          ratio={HEAD_RATIO}
          isLazy={false}
          isHead
          isPlain
          fallback={<View className={styles['own']}>{home.title || '邀请有礼'}</View>}
        />
        <View className={styles['main']}>
          {home.link !== null && <LinkCard link={home.link} />}
          <Card className={styles['centered']}>
            <View className={styles['words']}>每邀请 1 位好友寄出首件</View>
            <View className={styles['reward']}>{`得 ${home.rewardText || '奖励'}`}</View>
            <View className={styles['note']}>{inviteNote(home)}</View>
          </Card>
          {home.ownInviteCode !== '' && <OwnRecord home={home}>{recordEnd?.(home)}</OwnRecord>}
          {children?.(home, store)}
          <Steps title="怎么得奖励" steps={INVITE_STEPS} />
        </View>
      </PullToRefresh>
      <ActivityRules html={home.ruleDesc} />
      <InviteBar version={version} store={store} home={home} />
    </View>
  );
}

/** Skeleton of the campaign page. */
const InviteSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['skeletonHead']} />
    <View className={styles['main']}>
      <Skeleton className={styles['skeleton']} />
      <Skeleton className={styles['skeleton']} />
    </View>
  </SkeletonGroup>
);
