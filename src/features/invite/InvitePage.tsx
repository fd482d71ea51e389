import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect, type ReactNode } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import type { InviteHomeData } from '@/api/generated/operations/invite';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { NoActivity } from '@/domain/activity/moreOffers';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { Steps } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import {
  earnedWords,
  INVITE_STEPS,
  inviteBar,
  inviteNote,
  type InviteVersion,
  linkWords,
} from './inviteRules';
import { type InviteOutcome, InviteStore } from './InviteStore';
import styles from './InvitePage.module.scss';

/** Route names of each version. */
const ROUTES = {
  V1: { page: 'inviteV1', poster: 'inviteV1SharePoster' },
  V2: { page: 'inviteV2', poster: 'inviteV2SharePoster' },
} as const;

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
            <NoActivity page={ROUTES[version].page} />
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
      <Bar version={version} store={store} home={home} />
    </View>
  );
}

/** Who sent the invitation, or that the link is the user's own. */
function LinkCard({ link }: { readonly link: NonNullable<InviteHomeData['link']> }) {
  const words = linkWords(link);
  const earned = earnedWords(link);
  return (
    <Card className={styles['centered']}>
      <View className={styles['who']} {...markup.access({ role: 'heading' })}>
        {link.isOwner ? '这是您自己的邀请链接' : `好友 ${link.inviterName || 'TA'} 邀请您来寄件`}
      </View>
      {!link.isOwner && earned !== '' && <View className={styles['reward']}>{earned}</View>}
      {!link.isOwner && words !== '' && <View className={styles['note']}>{words}</View>}
    </Card>
  );
}

interface OwnRecordProps {
  readonly home: InviteHomeData;
  readonly children?: ReactNode;
}

/** The user's invitations and what they earned, as counted by the gateway. */
function OwnRecord({ home: { invitedCount, rewardedCount, earnedMoney }, children }: OwnRecordProps) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        我的邀请
      </View>
      <View className={styles['facts']}>
        <View className={styles['fact']}>
          <View className={styles['figure']}>{invitedCount}</View>
          已邀请（人）
        </View>
        <View className={styles['fact']}>
          <View className={styles['figure']}>{rewardedCount}</View>
          奖励到账（人）
        </View>
        <View className={styles['fact']}>
          <View className={styles['figure']}>
            <Price fen={earnedMoney} size="title" />
          </View>
          累计奖励
        </View>
      </View>
      {children}
    </Card>
  );
}

interface BarProps {
  readonly version: InviteVersion;
  readonly store: InviteStore;
  readonly home: InviteHomeData;
}

const Bar = observer(function Bar({ version, store, home }: BarProps) {
  const { action, text, second } = inviteBar(home);
  const { page, poster } = ROUTES[version];
  const press = async (): Promise<void> => {
    tracker.click(page, action);
    switch (action) {
      case 'accept':
        return report(await store.accept());
      case 'send':
        return void (await navigator.goTo('send', { couponId: home.link?.friendCouponId || undefined }));
      case 'login':
        return void (await store.query.logIn());
      case 'invite':
      case 'closed':
        return undefined;
    }
  };
  const openPoster = async (): Promise<void> => {
    tracker.click(page, 'poster');
    await navigator.goTo(poster, { inviteCode: home.ownInviteCode });
  };
  /** Shares the page with the user's own code. */
  const invites = { page: sharedInvite(version, home, ''), onPress: () => tracker.click(page, 'invite') };
  return (
    <View className={styles['bar']}>
      {second === 'poster' && (
        <Button kind="secondary" className={styles['second']} onClick={openPoster}>
          生成海报
        </Button>
      )}
      {second === 'invite' && (
        <ShareButton {...invites} kind="secondary" className={styles['second']} text="我也要邀请" />
      )}
      {action === 'invite' ? (
        <ShareButton {...invites} className={styles['first']} text={text} />
      ) : (
        <Button
          className={styles['first']}
          isDisabled={action === 'closed'}
          isLoading={store.isAccepting}
          onClick={press}
        >
          {text}
        </Button>
      )}
    </View>
  );
});

/** Shows the outcome of a tap as a toast. */
export function report(outcome: InviteOutcome): void {
  if (outcome.kind !== 'nothing') toast.show(outcome.text);
}

/**
 * The page shared with a friend: this one with the user's own code; when not logged in, the code it was opened with.
 */
function sharedInvite(version: InviteVersion, home: InviteHomeData, opened: string): SharedPage {
  const inviteCode = home.ownInviteCode || opened;
  return {
    from: ROUTES[version].page,
    route: ROUTES[version].page,
    params: { activityCode: home.activityCode, ...(inviteCode === '' ? {} : { inviteCode }) },
    title: home.shareTitle || home.title,
    summary: home.shareSummary,
    imageUrl: pictureAddress(home.shareImgUrl),
  };
}

/** Skeleton of the campaign page. */
const InviteSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['boneHead']} />
    <View className={styles['main']}>
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </View>
  </SkeletonGroup>
);
