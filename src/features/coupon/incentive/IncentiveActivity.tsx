import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useMemo } from 'react';
import type { Scope } from '@/api';
import { Card } from '@/components/Card';
import { FailedState } from '@/components/FailedState';
import { MissingState } from '@/components/MissingState';
import { OfflineState } from '@/components/OfflineState';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { shareActivity } from '@/features/coupon/shareActivity';
import { useShownAgain } from '@/hooks/useShownAgain';
import { h5PathOf, navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { toast } from '@/platform/toast';
import { loginGate } from '@/session';
import { QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { plainColor } from '@/utils/color';
import { ExceptionPanel } from './components/ExceptionPanel';
import { GiftEntry } from './components/GiftEntry';
import { IncentiveHeader } from './components/IncentiveHeader';
import { IncentiveWrongPlatform } from './components/IncentiveWrongPlatform';
import { PageSkeleton, PanelSkeleton } from './components/skeletons';
import { TaskPanel } from './components/TaskPanel';
import { taskAction } from './incentiveRules';
import type { IncentiveStore } from './IncentiveStore';
import { INCENTIVE_TEXTS, PAGE_CODE } from './incentiveTexts';
import type { IncentiveActivity as Activity } from './incentiveTypes';
import type { JoinOutcome } from './joinOutcome';
import { useIncentiveStore } from './useIncentiveStore';
import styles from './IncentiveActivity.module.scss';

const PAGE = 'couponIncentive';

interface IncentiveActivityProps {
  readonly activityCode: string;
  /** Query `channel` of the page. */
  readonly channel: string | undefined;
  readonly scope: Scope;
  /** Sets the page title; the activity has its own. */
  readonly setTitle: (title: string) => void;
}

/**
 * The incentive activity page (product §1.2.2).
 *
 * | state | shown | button |
 * |---|---|---|
 * | info loading | skeleton of header and card | |
 * | info failed, offline | sentence | 重试 |
 * | no such activity (100205002) | our own background, empty icon, 抱歉，系统开小差啦，请稍后再试~ | 去寄件 |
 * | wrong host | 您好，请使用以下APP参与活动, three apps | the links from `OtherPlace` |
 * | NOT_START 1001, FINISHED 1002 | header; card: text, times (1001), other activities | as configured |
 * | PAUSED 1003, OFF_SHELF 1004 | header; card: text, other activities | as configured |
 * | open, logged in, progress loading | header; skeleton of the card | |
 * | open, progress failed, offline | header; card: sentence | 重试 |
 * | open, 401 | header; card of 2001 from info's `taskInfo`; login opens automatically | 立即参加: login, progress, join |
 * | open, login closed | the same, with 点这里就可以参与活动啦～ | and 重新登录 |
 * | 2001 not joined | header; card: amount, prizes | joins |
 * | 2002 in progress | header; card: cur/total, remaining days, prizes | as configured |
 * | 2003, 2004 with prizes | header; card: amount won, prizes | as configured |
 * | 2005, 2006 over without prizes | header; card: cur/total, prizes | as configured |
 * | `taskStatus` 3 | prizes greyed out | |
 * | shown again after being hidden | unchanged, then the gateway's new state; no skeleton, no login | |
 * | shown again, before not begun or paused | unchanged; as on first entry if it has opened meanwhile | |
 *
 * Rules and 我的礼包 are on top of the header of every existing activity.
 */
export function IncentiveActivity({ activityCode, channel, scope, setTitle }: IncentiveActivityProps) {
  const store = useIncentiveStore(activityCode, channel, scope);
  useEffect(() => {
    void enter(store, scope, setTitle);
  }, [store, scope, setTitle]);
  useShownAgain(() => void seeAgain(store, scope, setTitle));

  return (
    <QueryView
      query={store.query}
      isCompact={false}
      skeleton={<PageSkeleton />}
      onRetry={() => enter(store, scope, setTitle)}
    >
      {() => <Activity store={store} activityCode={activityCode} channel={channel} scope={scope} />}
    </QueryView>
  );
}

interface ActivityProps extends Omit<IncentiveActivityProps, 'setTitle'> {
  readonly store: IncentiveStore;
}

const Activity = observer(function Activity({ store, activityCode, channel, scope }: ActivityProps) {
  const { activity, screen } = store;
  if (activity === null || screen.kind === 'missing')
    return (
      <MissingState
        text={INCENTIVE_TEXTS.missing}
        action={{ text: INCENTIVE_TEXTS.send, onPress: () => follow('', 'missingButton') }}
      />
    );
  if (screen.kind === 'wrong-platform')
    return <IncentiveWrongPlatform path={h5PathOf(PAGE, { activityCode, channel })} />;
  return <Campaign store={store} activity={activity} scope={scope} />;
});

interface CampaignProps {
  readonly store: IncentiveStore;
  readonly activity: Activity;
  readonly scope: Scope;
}

/** Background, header and entries: unchanged while the card below changes. */
function Campaign({ store, activity, scope }: CampaignProps) {
  const { title, code, descriptionHtml, page } = activity;
  const hasRules = descriptionHtml.trim() !== '';
  const ground = useMemo(() => {
    const color = plainColor(page.groundColor);
    return color === null ? undefined : { backgroundColor: color };
  }, [page.groundColor]);
  return (
    <View className={styles['page']} style={ground}>
      <IncentiveHeader imageUrl={page.headerUrl} title={title} />
      <ActivityRules html={descriptionHtml} />
      <GiftEntry isBelowRules={hasRules} onPress={() => openGifts(code, scope)} />
      <View className={styles['main']}>
        <Main store={store} activity={activity} />
      </View>
    </View>
  );
}

const Main = observer(function Main({ store, activity }: Omit<CampaignProps, 'scope'>) {
  const { screen } = store;
  switch (screen.kind) {
    case 'asking':
      return <PanelSkeleton />;
    case 'offline':
      return (
        <Card>
          <OfflineState isCompact onRetry={() => store.askProgress()} onOnline={() => store.refresh()} />
        </Card>
      );
    case 'failed':
      return (
        <Card>
          <FailedState isCompact text={screen.text} onRetry={() => store.askProgress()} />
        </Card>
      );
    case 'exception':
      return (
        <ExceptionPanel
          view={screen.view}
          onAction={() => follow(screen.view.action.jumpUrl, 'exceptionButton')}
          onOther={(url) => follow(url, 'otherActivity')}
        />
      );
    case 'task': {
      const action = taskAction(activity, screen.pageCode);
      return (
        <TaskPanel
          pageCode={screen.pageCode}
          task={screen.task}
          action={action}
          prizeUrl={activity.page.prizeUrl}
          isJoining={store.isJoining}
          maskedPhone={store.maskedPhone}
          offersLogin={store.offersLogin}
          onAction={() =>
            screen.pageCode === PAGE_CODE.notJoined ? join(store) : follow(action.jumpUrl, 'taskButton')
          }
          onRelogin={() => relogin(store)}
        />
      );
    }
    case 'missing':
    case 'wrong-platform':
      return null; // separate pages, above
  }
});

/** Loads the activity, then the user's progress (product §1.4 "Incentive states"). */
async function enter(
  store: IncentiveStore,
  scope: Scope,
  setTitle: IncentiveActivityProps['setTitle'],
): Promise<void> {
  const isOpen = await store.load();
  await goOn(isOpen, store, scope, setTitle);
}

/** The page is shown again, perhaps after a parcel was sent or the activity has started. */
async function seeAgain(
  store: IncentiveStore,
  scope: Scope,
  setTitle: IncentiveActivityProps['setTitle'],
): Promise<void> {
  if (await store.reload()) await goOn(true, store, scope, setTitle);
  else await store.refresh();
}

async function goOn(
  isOpen: boolean,
  store: IncentiveStore,
  scope: Scope,
  setTitle: IncentiveActivityProps['setTitle'],
): Promise<void> {
  if (scope.isCancelled) return;
  if (store.activity !== null) {
    setTitle(store.activity.title);
    shareActivity(PAGE, store.activity, scope);
  }
  if (isOpen) await store.askProgress();
}

async function join(store: IncentiveStore): Promise<void> {
  tracker.click(PAGE, 'join');
  const outcome = await store.join();
  report(outcome);
  if (outcome.kind === 'message') toast.show(outcome.text);
}

function report(outcome: JoinOutcome): void {
  if (outcome.kind === 'nothing') return;
  const pageCode = outcome.kind === 'settled' ? outcome.pageCode : '';
  tracker.track({ page: PAGE, type: 'result', component: 'join', context: { kind: outcome.kind, pageCode } });
}

async function relogin(store: IncentiveStore): Promise<void> {
  tracker.click(PAGE, 'relogin');
  await store.askProgress({ asksFirst: true });
}

/** Product §1.2.2: opens the list, after a login if needed. */
async function openGifts(activityCode: string, scope: Scope): Promise<void> {
  tracker.click(PAGE, 'gifts');
  await loginGate.whenLoggedIn(() => navigator.goTo('List', { activityCode }), {
    scope,
    words: { act: '查看礼包' },
  });
}

/** @param url '' if not configured: the send-parcel page */
const follow = (url: string, component: string): Promise<boolean> =>
  followSend(url, { page: PAGE, component });
