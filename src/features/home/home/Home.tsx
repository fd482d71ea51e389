import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { CouponHint } from '@/api/generated/operations/overview';
import type { Scope } from '@/api/scope';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import { openLastAnswer } from '@/data/openLastAnswer';
import type { Query } from '@/data/Query';
import { logInHere } from '@/domain/login/logInHere';
import { PickNameRow } from '@/domain/parcel/PickNameRow';
import { ServiceIcon } from '@/domain/services/ServiceIcon';
import { env } from '@/env';
import { CampaignList } from '@/features/home/CampaignList';
import { OVERVIEW_TEXTS } from '@/features/home/campaignRules';
import type { Campaign } from '@/features/home/campaigns';
import { CampaignsSkeleton } from '@/features/home/CampaignsSkeleton';
import { HintCards } from '@/features/home/HintCards';
import { TabBadge } from '@/frame/TabBadge';
import { useTabQuery } from '@/frame/tabPage';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { followLink } from '@/navigation/followLink';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { FollowVisitor } from '@/templates/QueryView';
import { StaleLine } from '@/templates/StaleLine';
import { tracker } from '@/tracking';
import { fetchHome, type HomeOverview } from './homeApi';
import { KEPT_HOME } from './homeKept';
import { isOrderKnown } from './homeOrder';
import { HomeParcelCard } from './HomeParcelCard';
import { NoParcel } from './NoParcel';
import { ENTRIES, type Entry, HOME_TEXTS } from './parcelRules';
import { SendCard } from './SendCard';
import homeStyles from './Home.module.scss';

const PAGE = 'home';
/** The tab 福利 has the rest. */
const CAMPAIGNS = 4;

interface HomeProps {
  /** Where the user came from; '' if unknown. */
  readonly channelId: string;
  readonly scope: Scope;
}
interface PartProps {
  readonly store: Query<HomeOverview>;
}

/**
 * The home page: the nearest waiting parcel, if there is one, send a parcel, entries, savings, campaigns.
 *
 * | state | parcel | hints | campaigns |
 * |---|---|---|---|
 * | loading | skeleton, also of 寄快递, which has no place yet | without amounts | skeleton of cards |
 * | content | card above 寄快递, or 暂无待取快递 below it | amounts and counts | cards, running ones first |
 * | logged out | 去登录 below 寄快递 | without amounts | the same |
 * | failed, offline | that they could not be read, and 重试 | without amounts | what happened and 重试 |
 * | the same, a last answer is kept | 上次更新 above the content | | |
 *
 * One call loads everything. Refetched in the background when shown again; pull-to-refresh reports a failure.
 */
export function Home({ channelId, scope }: HomeProps) {
  const [lastAnswer] = useState(() => openLastAnswer('home', KEPT_HOME));
  const store = useTabQuery<HomeOverview>({
    fetch: (gateway, life) => fetchHome(gateway, { client: host.current().platformCode, channelId }, life),
    isForAll: true,
    failedText: OVERVIEW_TEXTS.failed,
    lastAnswer,
    scope,
  });
  useShownAgain(() => void store.refresh());
  return (
    <View className={homeStyles['page']}>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <View className={homeStyles['head']}>
          <View className={homeStyles['brand']}>{env.brandName}</View>
          <View className={homeStyles['slogan']}>{HOME_TEXTS.slogan}</View>
        </View>
        <View className={homeStyles['parts']}>
          {/* Stable wrappers; otherwise setData resends the entries below. */}
          <First store={store} scope={scope} />
          <View>
            <SendCard store={store} />
          </View>
          <NoParcel store={store} onLogIn={() => logIn(scope)} />
          <View className={homeStyles['entries']}>
            {ENTRIES.map((entry) => (
              <Pressable key={entry.name} className={homeStyles['entry']} onPress={() => openEntry(entry)}>
                <ServiceIcon name={entry.name} />
                <View className={homeStyles['text']}>{entry.text}</View>
              </Pressable>
            ))}
          </View>
          <Hints store={store} />
          <View>
            <Campaigns store={store} />
          </View>
        </View>
      </PullToRefresh>
      <FollowVisitor query={store} channelId={channelId} />
      <Badges store={store} />
    </View>
  );
}

/** Above all: how old the page is, if it is; the waiting parcel, and the standardized pickup name (规范取件姓名). */
const First = observer(function First({ store, scope }: PartProps & { readonly scope: Scope }) {
  const isWaiting = (store.value?.parcel ?? null) !== null;
  const isShown = isWaiting || store.staleSince !== null || !isOrderKnown(store);
  return (
    <View className={isShown ? undefined : homeStyles['absent']}>
      {!isOrderKnown(store) && <Skeleton className={homeStyles['skeletonParcel']} />}
      <StaleLine query={store} />
      <HomeParcelCard store={store} />
      <PickNameRow className={homeStyles['pickName']} page={PAGE} isWanted={isWaiting} scope={scope} />
    </View>
  );
});

const Hints = observer(function Hints({ store }: PartProps) {
  const { task, coupon } = store.value ?? { task: null, coupon: null };
  return (
    <HintCards
      task={task}
      coupon={coupon}
      onTasks={() => openTasks(task?.channelId ?? '')}
      onCoupons={() => openCoupons(coupon)}
    />
  );
});

const Campaigns = observer(function Campaigns({ store }: PartProps) {
  const { value, phase, failureText, refresh: retry } = store;
  if (value !== null)
    return (
      <CampaignList
        campaigns={value.campaigns}
        atFirst={CAMPAIGNS}
        empty={<EmptyState isCompact text={OVERVIEW_TEXTS.noCampaigns} />}
        onMore={() => navigator.goTo('welfare')}
        onOpen={openCampaign}
      />
    );
  if (phase === 'loading') return <CampaignsSkeleton />;
  if (phase === 'offline') return <OfflineState isCompact onRetry={retry} />;
  return <FailedState isCompact text={failureText} onRetry={retry} />;
});

const Badges = observer(function Badges({ store: { value } }: PartProps) {
  const { isLoggedIn } = session;
  return (
    <>
      <TabBadge tab="pickUp" count={isLoggedIn ? (value?.waitingCount ?? null) : 0} />
      <TabBadge tab="welfare" count={isLoggedIn ? (value?.claimableCount ?? null) : 0} />
    </>
  );
});

async function logIn(scope: Scope): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await logInHere(scope, '查看待取包裹');
}

async function openEntry({ name, query }: Entry): Promise<void> {
  tracker.click(PAGE, name);
  await navigator.goTo(name, query);
}

async function openTasks(channelId: string): Promise<void> {
  tracker.click(PAGE, 'tasks');
  await navigator.goTo('reductionFunds', { channelId: channelId || undefined });
}

/** Opens the user's own coupons if there are any, otherwise a page that offers some. */
async function openCoupons(coupon: CouponHint | null): Promise<void> {
  tracker.click(PAGE, 'coupons');
  await navigator.goTo(coupon === null || coupon.count === 0 ? 'couponLand' : 'myCoupons');
}

const openCampaign = ({ code, link }: Campaign): Promise<boolean> =>
  followLink(link, { page: PAGE, component: `campaign-${code}` });

async function refresh(store: Query<HomeOverview>): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(OVERVIEW_TEXTS.refreshFailed);
}
