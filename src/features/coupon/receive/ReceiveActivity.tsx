import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { PressHold } from '@/components/pressHold';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { LazyRulesDialog } from '@/domain/activity/parts/LazyRulesDialog';
import { RulesButton } from '@/domain/activity/parts/RulesButton';
import { shareActivity } from '@/features/coupon/shareActivity';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { followSend } from '@/navigation/followLink';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { holdPresses } from '@/templates/holdPresses';
import { KeptMark } from '@/templates/KeptMark';
import { QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { Poster } from './components/Poster';
import { ReceiveWrongPlatform } from './components/ReceiveWrongPlatform';
import { StatusPopup } from './components/StatusPopup';
import { RECEIVE_PAGE_TEXTS } from './receivePageTexts';
import type { ReceiveStore, TakePartOutcome } from './ReceiveStore';
import { useReceiveStore } from './useReceiveStore';
import styles from './ReceiveActivity.module.scss';

const PAGE = 'receiveCoupon';

interface ReceiveActivityProps {
  readonly activityCode: string;
  readonly scope: Scope;
  /** Sets the page title; the activity has its own. */
  readonly setTitle: (title: string) => void;
}

/**
 * The receive-coupon page (product §1.2.1).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of a poster, or the last visit's poster (`keptActivity`), marked as being updated |
 * | failed, offline | sentence and 重试; the last visit's poster with its time and 刷新 |
 * | wrong platform | poster under an overlay with the supported hosts and the links from `OtherPlace` |
 * | not started, paused, finished, off shelf, gone, unknown | poster, status popup with QR code and send button |
 * | not started or paused, shown again or tapped | the same; as on first entry if it has opened meanwhile |
 * | open, logged out | poster, login |
 * | open, logged in | poster, then the result dialog or the gateway's sentence |
 */
export function ReceiveActivity({ activityCode, scope, setTitle }: ReceiveActivityProps) {
  const store = useReceiveStore(activityCode, scope);
  useEffect(() => {
    void enter(store, scope, setTitle);
  }, [store, scope, setTitle]);
  const lookAgain = (): void => void enterIfOpened(store, scope, setTitle);
  const [held] = useState(() => ({
    query: {
      get staleSince() {
        return store.staleSince;
      },
      get isRefreshing() {
        return store.isRefreshing;
      },
      async refresh() {
        await enter(store, scope, setTitle);
        return store.staleSince === null ? ('done' as const) : ('failed' as const);
      },
    },
    refuses: holdPresses(store),
    isNeeded: store.staleSince !== null,
  }));
  useShownAgain(() => {
    store.forgetLoggedOut();
    if (store.staleSince === null) lookAgain();
    else if (!store.isRefreshing) void enter(store, scope, setTitle);
  });

  return (
    <QueryView
      query={store.query}
      isCompact={false}
      skeleton={<PosterSkeleton />}
      onRetry={() => enter(store, scope, setTitle)}
    >
      {() => (
        <PressHold.Provider value={held.refuses}>
          <Activity
            store={store}
            lookAgain={lookAgain}
            mark={held.isNeeded && <KeptMark query={held.query} />}
          />
        </PressHold.Provider>
      )}
    </QueryView>
  );
}

interface ActivityProps {
  readonly store: ReceiveStore;
  readonly lookAgain: () => void;
  readonly mark: ReactNode;
}

const Activity = observer(function Activity({ store, lookAgain, mark }: ActivityProps) {
  const { activity, statusText } = store;
  return (
    <View className={styles['page']}>
      <Poster
        imageUrl={activity?.page.posterUrl ?? ''}
        title={activity?.title || RECEIVE_PAGE_TEXTS.ownTitle}
        statusText={statusText}
        onPress={() => handlePoster(store, lookAgain)}
      />
      {activity !== null && activity.descriptionHtml.trim() !== '' && (
        <RulesButton onPress={store.openRules} />
      )}
      {store.isWrongPlatform && activity !== null && (
        <ReceiveWrongPlatform ways={Object.values(activity.clientMap)} activityCode={activity.code} />
      )}
      {mark}
      <ReceiveDialogs store={store} />
    </View>
  );
});

const loadResult = () => import('@/domain/coupon/ResultDialog');

/** Separate from the poster, so that opening a dialog does not re-render the page; loaded when first needed. */
const ReceiveDialogs = observer(function ReceiveDialogs({ store }: { readonly store: ReceiveStore }) {
  const { activity, dialog, coupons, closeDialog } = store;
  // Preloads the result's code while the request runs, so that the result does not wait for it; not before a login.
  const result = useLoaded(loadResult, (store.isTakingPart && session.isLoggedIn) || dialog === 'result');
  const page = activity?.page;
  return (
    <View>
      <LazyRulesDialog
        isOpen={dialog === 'rules'}
        html={activity?.descriptionHtml ?? ''}
        onClose={closeDialog}
      />
      <StatusPopup
        isOpen={dialog === 'status'}
        text={store.statusText ?? ''}
        qrCodeUrl={page?.qrCodeUrl ?? ''}
        buttonText={page?.qrButtonText || RECEIVE_PAGE_TEXTS.gone}
        onButton={() => follow(page?.qrButtonJumpUrl, 'statusButton')}
        onClose={closeDialog}
      />
      {result !== null && (
        <result.ResultDialog
          isOpen={dialog === 'result'}
          isNew={store.isNewlyWon}
          coupons={coupons}
          maskedPhone={store.maskedPhone}
          backgroundUrl={(coupons.length > 1 ? page?.multipleBackgroundUrl : page?.singleBackgroundUrl) ?? ''}
          onUse={() => follow(page?.couponJumpUrl, 'coupon', coupons)}
          onClose={closeDialog}
        />
      )}
    </View>
  );
});

function PosterSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['skeleton']} />
    </SkeletonGroup>
  );
}

/** Loads the activity, then takes part as far as the user may (product §1.4 "Receive flow"). */
async function enter(
  store: ReceiveStore,
  scope: Scope,
  setTitle: ReceiveActivityProps['setTitle'],
): Promise<void> {
  // The last visit's, until the current one has its own.
  if (store.activity !== null) setTitle(store.activity.title);
  const canTakePart = await store.load();
  await goOn(canTakePart, store, scope, setTitle);
}

/** A user who returns to an activity that was not open must not see the old status after its start. */
async function enterIfOpened(
  store: ReceiveStore,
  scope: Scope,
  setTitle: ReceiveActivityProps['setTitle'],
): Promise<void> {
  if (await store.reload()) await goOn(true, store, scope, setTitle);
}

async function goOn(
  canTakePart: boolean,
  store: ReceiveStore,
  scope: Scope,
  setTitle: ReceiveActivityProps['setTitle'],
): Promise<void> {
  if (scope.isCancelled) return;
  if (store.activity !== null) {
    setTitle(store.activity.title);
    if (store.staleSince === null) shareActivity(PAGE, store.activity, scope);
  }
  if (canTakePart) await takePart(store, false);
}

/** @param lookAgain rechecks the status while the user reads the popup, because it may be outdated */
async function handlePoster(store: ReceiveStore, lookAgain: () => void): Promise<void> {
  tracker.click(PAGE, 'poster');
  const tap = store.tapPoster();
  if (tap.kind === 'take-part') await takePart(store, tap.mustLogIn);
  else lookAgain();
}

async function takePart(store: ReceiveStore, mustLogIn: boolean): Promise<void> {
  const outcome = await store.takePart({ mustLogIn });
  report(outcome);
  if (outcome.kind === 'message') toast.show(outcome.text);
}

function report(outcome: TakePartOutcome): void {
  if (outcome.kind !== 'nothing')
    tracker.track({ page: PAGE, type: 'result', component: 'claim', context: { kind: outcome.kind } });
}

const follow = (
  url: string | undefined,
  component: string,
  coupons: readonly { readonly id: string }[] = [],
): Promise<boolean> =>
  followSend(
    url ?? '',
    { page: PAGE, component },
    coupons.map(({ id }) => id),
  );
