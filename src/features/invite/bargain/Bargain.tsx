import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { bargainAssist, bargainHome, bargainStart } from '@/api/generated/operations/help';
import { FailedState } from '@/components/FailedState';
import { NoActivity } from '@/domain/activity/moreOffers';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { HelpCountdown } from '@/features/invite/HelpCountdown';
import { Helpers } from '@/features/invite/Helpers';
import { HelpFrame } from '@/features/invite/HelpFrame';
import { helpState } from '@/features/invite/helpRules';
import { HelpSkeleton } from '@/features/invite/HelpSkeleton';
import { NO_HELP } from '@/features/invite/HelpStore';
import { RecordsLink } from '@/features/invite/RecordsLink';
import { useHelpStore } from '@/features/invite/useHelpStore';
import { useShownAgain } from '@/hooks/useShownAgain';
import type { RouteName } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { pictureAddress } from '@/session/links';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import type { BargainPartProps } from './bargainProps';
import { ownState } from './bargainRules';
import type { KeptPurchase } from './BuyParts';
import { FriendActions } from './components/FriendActions';
import { OwnerActions } from './components/OwnerActions';
import { GoodsCoupons } from './GoodsCoupons';
import { GoodsLead } from './GoodsLead';
import { sharedBargain } from './sharedBargain';

const CALLS = { home: bargainHome, start: bargainStart, assist: bargainAssist };

const STEPS = ['发起砍价', '邀请好友帮忙砍', '砍低价格再购买'];

interface BargainProps extends Pick<PageVisit, 'scope' | 'setTitle'> {
  readonly page: RouteName;
  readonly place: { readonly activityCode: string; readonly inviteCode: string };
}

/** A price that friends lower down to a floor; the gateway decides whose it is and what is allowed. */
export const Bargain = observer(function Bargain({ scope, setTitle, page, place }: BargainProps) {
  const store = useHelpStore(place, CALLS, scope);
  const [kept] = useState<KeptPurchase>(() => ({ made: null }));
  const title = store.home?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => void store.query.refresh());
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<HelpSkeleton hasGoods />}>
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

const Content = observer(function Content(props: BargainPartProps) {
  const { page, store, scope, home, goods } = props;
  usePreparedShare(sharedBargain(page, home, goods), scope);
  const isTicking = home.isOwner ? ownState(home, goods) === 'running' : helpState(home) === 'can-help';
  return (
    <HelpFrame
      art="cut"
      picture={pictureAddress(goods.imgUrl)}
      steps={STEPS}
      title={home.title || '邀好友砍价，低价拿好券'}
      ruleDesc={home.ruleDesc}
      onRefresh={() => store.query.refresh()}
      lead={
        <>
          <GoodsLead home={home} goods={goods} />
          {isTicking && <HelpCountdown endTm={home.endTm} onEnd={() => void store.query.refetch()} />}
          {home.isOwner ? <OwnerActions {...props} /> : <FriendActions {...props} />}
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
