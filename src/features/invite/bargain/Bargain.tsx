import { observer } from 'mobx-react';
import { useState, useEffect, type ReactNode } from 'react';
import type { Scope } from '@/api';
import {
  bargainAssist,
  type BargainGoods,
  bargainHome,
  bargainStart,
  type HelpHome,
} from '@/api/generated/operations/help';
import { Button } from '@/components/Button';
import { FailedState } from '@/components/FailedState';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { yuan } from '@/domain/help/helpAmount';
import { HelpCountdown } from '@/domain/help/HelpCountdown';
import { Helpers } from '@/domain/help/Helpers';
import { HelpFrame } from '@/domain/help/HelpFrame';
import { closedText, helpState } from '@/domain/help/helpRules';
import { HelpSkeleton } from '@/domain/help/HelpSkeleton';
import { type HelpOutcome, type HelpStore, NO_HELP } from '@/domain/help/HelpStore';
import { HelpWords } from '@/domain/help/HelpWords';
import { MoreOffers } from '@/domain/help/MoreOffers';
import { useHelpStore } from '@/domain/help/useHelpStore';
import { NoActivity } from '@/domain/moreOffers';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator, type RouteName } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { RecordsLink } from '../RecordsLink';
import { ownState } from './bargainRules';
import type { KeptPurchase } from './BuyParts';
import { GoodsCoupons } from './GoodsCoupons';
import { GoodsLead } from './GoodsLead';

const CALLS = { home: bargainHome, start: bargainStart, assist: bargainAssist };
const STEPS = ['发起砍价', '邀请好友帮忙砍', '砍低价格再购买'];

/** `/couponBargain/invite/{activityCode}` (product §3.11): the user's own bargain in an activity, or its start. */
export const BargainInvite = ({ params, ...visit }: PageVisit) => (
  <Bargain
    {...visit}
    page="couponBargainInvite"
    place={{ activityCode: textParam(params, 'activityCode'), inviteCode: '' }}
  />
);

/** `/couponBargain/beInvited/{inviteCode}` (product §3.11): what a friend opens; the owner sees their own bargain. */
export const BargainFriend = ({ params, ...visit }: PageVisit) => {
  const inviteCode = textParam(params, 'inviteCode');
  return inviteCode === '' ? (
    <NoActivity page="couponBargainBeInvited" />
  ) : (
    <Bargain {...visit} page="couponBargainBeInvited" place={{ activityCode: '', inviteCode }} />
  );
};

interface BargainProps extends Pick<PageVisit, 'scope' | 'setTitle'> {
  readonly page: RouteName;
  readonly place: { readonly activityCode: string; readonly inviteCode: string };
}

/** A price that friends lower down to a floor; the gateway decides whose it is and what is allowed. */
const Bargain = observer(function Bargain({ scope, setTitle, page, place }: BargainProps) {
  const store = useHelpStore(place, CALLS, scope);
  const [kept] = useState<KeptPurchase>(() => ({ made: null }));
  const title = store.home?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => void store.query.refresh());
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<HelpSkeleton />}>
        {(home) => {
          if (home === NO_HELP) return <NoActivity page={page} />;
          if (home.goods === null)
            return <FailedState text="商品信息暂时无法显示" onRetry={() => store.query.refresh()} />;
          const parts = { page, store, kept, scope, home, goods: home.goods };
          return <Content {...parts} />;
        }}
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
});

interface PartProps {
  readonly page: RouteName;
  readonly store: HelpStore;
  readonly kept: KeptPurchase;
  readonly scope: Scope;
  readonly home: HelpHome;
  readonly goods: BargainGoods;
}

const Content = observer(function Content(props: PartProps) {
  const { page, store, scope, home, goods } = props;
  usePreparedShare(sharedBargain(page, home, goods), scope);
  const isTicking = home.isOwner ? ownState(home, goods) === 'running' : helpState(home) === 'can-help';
  return (
    <HelpFrame
      art="cut"
      steps={STEPS}
      title={home.title || '邀好友砍价，低价拿好券'}
      ruleDesc={home.ruleDesc}
      onRefresh={() => store.query.refresh()}
      lead={
        <>
          <GoodsLead home={home} goods={goods} />
          {isTicking && <HelpCountdown endTm={home.endTm} onEnd={() => void store.query.refetch()} />}
          {home.isOwner ? <Own {...props} /> : <Friend {...props} />}
          {home.isOwner && <RecordsLink page={page} kind="bargain" activityCode={home.activityCode} />}
        </>
      }
    >
      <GoodsCoupons coupons={goods.couponList} />
      {home.inviteCode !== '' && (
        <Helpers
          helpers={home.helpers}
          helperCount={home.helperCount}
          title="砍价好友"
          empty="还没有好友砍价，快去邀请吧"
          verb="砍掉"
        />
      )}
    </HelpFrame>
  );
});

/**
 * Shares the link's bargain (friends can share it as well); if the user's own bargain is not running, shares the
 * activity, where a friend starts their own.
 */
function sharedBargain(from: RouteName, home: HelpHome, goods: BargainGoods): SharedPage {
  const { isOwner, inviteCode, activityCode } = home;
  const isOfLink = inviteCode !== '' && (!isOwner || ownState(home, goods) === 'running');
  return {
    from,
    ...(isOfLink
      ? { route: 'couponBargainBeInvited', params: { inviteCode } }
      : { route: 'couponBargainInvite', params: { activityCode } }),
    title: home.shareTitle || home.title || '帮我砍一刀',
    summary: goods.name,
    imageUrl: pictureAddress(home.shareImgUrl),
  };
}

const loadBuyParts = () => import('./BuyParts');

/** The owner's actions, unless an order is still pending. Loads the purchase code only if there is something to buy. */
const Own = observer(function Own(props: PartProps) {
  const { page, store, kept, scope, home, goods } = props;
  const buyParts = useLoaded(loadBuyParts, home.inviteCode !== '');
  if (buyParts === null) return <OwnChoice {...props} buyButton={() => null} />;
  const { activityCode } = home;
  return (
    <buyParts.Buying {...{ page, store, scope, kept, activityCode, goods }}>
      {(buyButton) => <OwnChoice {...props} buyButton={buyButton} />}
    </buyParts.Buying>
  );
});

type OwnChoiceProps = PartProps & { readonly buyButton: (kind: 'primary' | 'secondary') => ReactNode };

const OwnChoice = observer(function OwnChoice({ buyButton, ...props }: OwnChoiceProps) {
  const { page, store, home, goods } = props;
  const { inviteCode } = home;
  const start = (text: string) => (
    <Button isBlock isLoading={store.isBusy} onClick={() => press(page, 'start', store.start)}>
      {text}
    </Button>
  );
  switch (ownState(home, goods)) {
    case 'bought':
      return (
        <>
          <HelpWords tone="done">已购买，优惠券已放入您的账户</HelpWords>
          <Button isBlock onClick={() => followSend(goods.useUrl, { page, component: 'use' })}>
            去使用
          </Button>
          <Button kind="ghost" isBlock onClick={() => leave(page, 'mine', () => navigator.goTo('myCoupons'))}>
            查看我的优惠券
          </Button>
        </>
      );
    case 'to-start':
      return start('立即砍价');
    case 'over':
      return (
        <>
          <HelpWords>时间到啦，本次砍价已结束</HelpWords>
          {start('再砍一次')}
        </>
      );
    case 'running':
      return (
        <>
          <ShareButton
            text="邀请好友砍价"
            onPress={() => tracker.click(page, 'share')}
            page={sharedBargain(page, home, goods)}
          />
          {goods.buyCode === 'BUY' && buyButton('secondary')}
          {goods.buyCode === 'NOT_YET' && (
            <HelpWords tone="hint">{`砍到底价 ${yuan(goods.floorFen)} 即可购买`}</HelpWords>
          )}
          <Button
            kind="ghost"
            isBlock
            onClick={() =>
              leave(page, 'poster', () => navigator.goTo('couponBargainSharePoster', { inviteCode }))
            }
          >
            生成海报
          </Button>
        </>
      );
    case 'floor':
      return (
        <>
          <HelpWords tone="done">已砍到底价，快去购买吧</HelpWords>
          {buyButton('primary')}
        </>
      );
    case 'sold-out':
      return <MoreOffers page={page} words="来晚啦，已经被抢光啦" />;
    case 'finished':
      return <MoreOffers page={page} words="活动已结束" />;
    case 'neutral':
      return <MoreOffers page={page} words="暂时不能购买，看看其他福利吧" />;
  }
});

const Friend = observer(function Friend({ page, store, home }: PartProps) {
  if (helpState(home) === 'can-help')
    return (
      <Button isBlock isLoading={store.isBusy} onClick={() => press(page, 'assist', store.assist)}>
        帮TA砍一刀
      </Button>
    );
  const { activityCode, helpedFen } = home;
  return (
    <>
      {helpedFen === 0 && <HelpWords>{closedText(home)}</HelpWords>}
      <Button isBlock onClick={() => leave(page, 'own', () => openOwn(activityCode))}>
        我也要砍
      </Button>
    </>
  );
});

/** A response may lack the activity: then there is none to open. */
const openOwn = (activityCode: string): Promise<unknown> =>
  activityCode === '' ? navigator.goTo('welfare') : navigator.goTo('couponBargainInvite', { activityCode });

/** Tracks the tap on `component` and navigates. */
async function leave(page: RouteName, component: string, to: () => Promise<unknown>): Promise<void> {
  tracker.click(page, component);
  await to();
}

async function press(page: RouteName, component: string, act: () => Promise<HelpOutcome>): Promise<void> {
  tracker.click(page, component);
  const outcome = await act();
  if (outcome.kind === 'message') toast.show(outcome.text);
  else if (outcome.kind === 'helped') toast.show(`砍价成功，帮TA砍掉 ${yuan(outcome.fen)}`);
  else if (outcome.kind === 'started' && outcome.fen > 0)
    toast.show(`发起成功，您先砍掉了 ${yuan(outcome.fen)}`);
}
