import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { CouponHint } from '@/api/generated/operations/overview';
import type { Scope } from '@/api/scope';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { PullToRefresh } from '@/components/PullToRefresh';
import type { Query } from '@/data/Query';
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
import { tracker } from '@/tracking';
import { FundPanel } from './FundPanel';
import { WeeklyHero } from './WeeklyHero';
import { fetchWelfare, type WelfareOverview } from './welfareApi';
import { WELFARE_TEXTS } from './welfareTexts';
import styles from './Welfare.module.scss';

const PAGE = 'welfare';

interface WelfareProps {
  /** Where the user came from; '' if unknown. */
  readonly channelId: string;
  readonly scope: Scope;
}
interface PartProps {
  readonly store: Query<WelfareOverview>;
}

/**
 * The tab 福利: the weekly page, the user's assets, ways to earn more, campaigns.
 *
 * | state | weekly page | fund and rewards | campaigns |
 * |---|---|---|---|
 * | loading | skeleton | skeleton | skeleton of cards |
 * | content | picture and link; nothing if none is running | amount, rewards to claim | all running and coming |
 * | empty | nothing | as above | 暂无进行中的活动 and 去寄件 |
 * | logged out | the same | 去登录 | the same |
 * | failed, offline | nothing | nothing | what happened and 重试 |
 *
 * One call loads everything. Refetched in the background when shown again: rewards are claimed on other pages.
 */
export function Welfare({ channelId, scope }: WelfareProps) {
  const store = useTabQuery<WelfareOverview>({
    fetch: (gateway, life) => fetchWelfare(gateway, { client: host.current().platformCode, channelId }, life),
    isForAll: true,
    failedText: OVERVIEW_TEXTS.failed,
    scope,
  });
  useShownAgain(() => void store.refresh());
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <View className={styles['head']}>{WELFARE_TEXTS.slogan}</View>
        <View className={styles['parts']}>
          <WeeklyHero store={store} />
          {/* Stable wrappers; otherwise setData resends all siblings. */}
          <View>
            <FundPanel store={store} scope={scope} />
          </View>
          <Hints store={store} />
          <View>
            <Campaigns store={store} />
          </View>
        </View>
      </PullToRefresh>
      <FollowVisitor query={store} channelId={channelId} />
      <Badge store={store} />
    </View>
  );
}

const Hints = observer(function Hints({ store }: PartProps) {
  const { value } = store;
  const coupon = value?.coupon ?? null;
  return (
    <HintCards
      task={value?.task ?? null}
      coupon={coupon}
      onTasks={() => openTasks(value)}
      onCoupons={() => openCoupons(coupon)}
    />
  );
});

const Campaigns = observer(function Campaigns({ store }: PartProps) {
  const { value, phase, failureText, refresh: retry } = store;
  if (value !== null)
    return (
      <CampaignList campaigns={value.campaigns} empty={<Nothing store={store} />} onOpen={openCampaign} />
    );
  if (phase === 'loading') return <CampaignsSkeleton />;
  if (phase === 'offline') return <OfflineState isCompact onRetry={retry} />;
  return <FailedState isCompact text={failureText} onRetry={retry} />;
});

/** With the weekly page above, a page without other campaigns is not empty. */
const Nothing = observer(function Nothing({ store }: PartProps) {
  return (
    <View>
      {store.value?.weekly === null && (
        <EmptyState
          isCompact
          text={OVERVIEW_TEXTS.noCampaigns}
          action={{ text: WELFARE_TEXTS.send, onPress: send }}
        />
      )}
    </View>
  );
});

const Badge = observer(function Badge({ store }: PartProps) {
  const count = session.isLoggedIn ? (store.value?.claimableCount ?? null) : 0;
  return <TabBadge tab="welfare" count={count} />;
});

async function openTasks(value: WelfareOverview | null): Promise<void> {
  tracker.click(PAGE, 'tasks');
  const channelId = value?.task?.channelId || value?.taskChannelId || undefined;
  await navigator.goTo('reductionFunds', { channelId });
}

/** Opens the user's own coupons if there are any, otherwise a page that offers some. */
async function openCoupons(coupon: CouponHint | null): Promise<void> {
  tracker.click(PAGE, 'coupons');
  await navigator.goTo(coupon === null || coupon.count === 0 ? 'couponLand' : 'myCoupons');
}

async function send(): Promise<void> {
  tracker.click(PAGE, 'send');
  await navigator.goTo('send');
}

const openCampaign = ({ code, link }: Campaign): Promise<boolean> =>
  followLink(link, { page: PAGE, component: `campaign-${code}` });

async function refresh(store: Query<WelfareOverview>): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(OVERVIEW_TEXTS.refreshFailed);
}
