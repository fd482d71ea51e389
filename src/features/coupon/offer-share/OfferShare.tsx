import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import {
  couponV2Check,
  couponV2Info,
  couponV2Receive,
  couponV2Share,
  type CouponV2Info,
  type CouponV2Share,
} from '@/api/generated/operations/couponV2';
import { Card } from '@/components/Card';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { OfferBar } from '@/domain/offer/OfferBar';
import { OfferPage, useOfferStore } from '@/domain/offer/OfferPage';
import { OfferQuery } from '@/domain/offer/OfferQuery';
import { claimOffer, openPlaceOfUse } from '@/features/coupon/offerActions';
import { useShownAgain } from '@/hooks/useShownAgain';
import { h5PathOf } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { pictureAddress } from '@/session/links';
import { FollowVisitor } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './OfferShare.module.scss';

const PAGE = 'receiveCouponV2Share';
const CALLS = { info: couponV2Info, check: couponV2Check, receive: couponV2Receive };

/**
 * A shared coupon offer for a friend: `/receiveCouponV2/{activityCode}/share?shareCode=` (product §3.10). Shows the
 * sharer and 立即领取; the owner sees how many friends claimed through it and can share it again. The gateway decides whose
 * link it is.
 */
export const OfferShare = observer(function OfferShare({ params, scope, setTitle }: PageVisit) {
  const code = textParam(params, 'activityCode');
  const shareCode = textParam(params, 'shareCode');
  const place = shareCode === '' ? { code } : { code, shareCode };
  const store = useOfferStore(place, CALLS, scope);
  const [share] = useState(() => makeShare(place, scope));
  const title = store.query.value?.activity?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => {
    void store.query.refresh();
    void share.refresh();
  });
  const isOwner = share.value?.isOwner === true;
  const activity = store.query.value?.activity ?? null;
  const link = activity === null ? null : sharedLink(activity, code, shareCode);
  usePreparedShare(link, scope);
  return (
    <>
      <OfferQuery query={store.query} page={PAGE} title="送您一份寄件礼">
        {() => (
          <OfferPage
            page={PAGE}
            path={h5PathOf(PAGE, { activityCode: code, shareCode: shareCode || undefined })}
            store={store}
            lead={<Lead share={share.value} />}
            foot={
              isOwner && link !== null ? (
                <OfferBar>
                  <ShareButton page={link} text="再次分享" onPress={() => tracker.click(PAGE, 'share')} />
                </OfferBar>
              ) : undefined
            }
            onClaim={() => claimOffer(store, PAGE)}
            onUse={() => openPlaceOfUse(store, PAGE)}
          />
        )}
      </OfferQuery>
      <FollowVisitor query={store.query} />
      <FollowVisitor query={share} />
    </>
  );
});

const makeShare = (
  place: { readonly code: string; readonly shareCode?: string },
  scope: Scope,
): Query<CouponV2Share> =>
  new Query({
    ...pageDeps(scope),
    fetch: async (asking) => (await gateway.call(couponV2Share, place, asking)).data,
    isForAll: true,
    failedText: '',
  });

/** The sharer. The offer does not depend on this response. */
function Lead({ share }: { readonly share: CouponV2Share | null }) {
  if (share === null || (share.sharerName === '' && !share.isOwner)) return null;
  return (
    <Card className={styles['lead']}>
      <View className={styles['who']}>
        {share.isOwner ? '这是您分享的活动' : `好友 ${share.sharerName} 送您一份寄件礼`}
      </View>
      {share.isOwner && <View className={styles['count']}>{`已有 ${share.claimedCount} 位好友领取`}</View>}
    </Card>
  );
}

/** The shared link: the same for the owner and for friends who share it again. */
const sharedLink = (activity: CouponV2Info, activityCode: string, shareCode: string): SharedPage => ({
  from: PAGE,
  route: PAGE,
  params: { activityCode, ...(shareCode === '' ? {} : { shareCode }) },
  title: activity.shareTitle || activity.title || '送您一份寄件礼',
  summary: activity.shareSummary,
  imageUrl: pictureAddress(activity.shareImageUrl),
});
