import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import {
  couponV2Check,
  couponV2Info,
  couponV2Receive,
  couponV2Share,
  type CouponV2Info,
} from '@/api/generated/operations/couponV2';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { OfferPage, useOfferStore } from '@/domain/offer/OfferPage';
import { OfferQuery } from '@/domain/offer/OfferQuery';
import type { OfferStore } from '@/domain/offer/OfferStore';
import { claimOffer, openPlaceOfUse } from '@/features/coupon/offerActions';
import { useShownAgain } from '@/hooks/useShownAgain';
import { h5PathOf } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { session } from '@/session';
import { pictureAddress } from '@/session/links';
import { FollowVisitor } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';

const PAGE = 'receiveCouponV2';
const CALLS = { info: couponV2Info, check: couponV2Check, receive: couponV2Receive };

/**
 * Coupon campaign page: `/receiveCouponV2/{activityCode}` (product §3.10).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | open, logged out or in | coupons, 立即领取 (login first), share |
 * | already claimed | the same with 已领取，去使用 |
 * | not started, over, gone, wrong client, new users only, refused | the button shows it and the reason |
 * | failed, offline | sentence and 重试 |
 */
export const Offer = observer(function Offer({ params, scope, setTitle }: PageVisit) {
  const code = textParam(params, 'activityCode');
  const store = useOfferStore({ code }, CALLS, scope);
  const title = store.query.value?.activity?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => void store.query.refresh());
  const share = useOwnLink(store, code, scope);
  return (
    <>
      <OfferQuery query={store.query} page={PAGE} title="领取优惠券">
        {() => (
          <OfferPage
            page={PAGE}
            path={h5PathOf(PAGE, { activityCode: code })}
            store={store}
            onClaim={() => claimOffer(store, PAGE)}
            onUse={() => openPlaceOfUse(store, PAGE)}
            share={
              share !== null && (
                <ShareButton
                  page={share}
                  kind="secondary"
                  text="分享给好友"
                  onPress={() => tracker.click(PAGE, 'share')}
                />
              )
            }
          />
        )}
      </OfferQuery>
      <FollowVisitor query={store.query} />
    </>
  );
});

/**
 * Share card of the button: the link's page with the user's own code. Null: not logged in, or not known yet; the host's
 * menu then shares this page.
 */
function useOwnLink(store: OfferStore, code: string, scope: PageVisit['scope']): SharedPage | null {
  const [shareCode, setShareCode] = useState('');
  const { token } = session;
  useEffect(() => {
    setShareCode('');
    if (token === null) return;
    // Without a response there is no share button.
    gateway.call(couponV2Share, { code }, scope).then(
      ({ data }) => setShareCode(data.ownShareCode),
      () => undefined,
    );
  }, [code, scope, token]);
  const activity = store.query.value?.activity ?? null;
  const page = activity === null ? null : sharedOffer(activity, code, shareCode);
  usePreparedShare(page, scope);
  return shareCode === '' ? null : page;
}

const sharedOffer = (activity: CouponV2Info, activityCode: string, shareCode: string): SharedPage => ({
  from: PAGE,
  ...(shareCode === ''
    ? { route: PAGE, params: { activityCode } }
    : { route: 'receiveCouponV2Share', params: { activityCode, shareCode } }),
  title: activity.shareTitle || activity.title,
  summary: activity.shareSummary,
  imageUrl: pictureAddress(activity.shareImageUrl),
});
