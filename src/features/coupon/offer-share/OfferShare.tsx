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
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { openShare } from '@/domain/activity/parts/prepareShare';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { wordsAfterShare } from '@/domain/activity/parts/wordsAfterShare';
import { OfferPage, useOfferStore } from '@/domain/offer/OfferPage';
import { OfferSkeleton } from '@/domain/offer/OfferSkeleton';
import type { OfferStore } from '@/domain/offer/OfferStore';
import { useShownAgain } from '@/hooks/useShownAgain';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
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
  usePreparedShare(activity === null ? null : sharedLink(activity, code, shareCode), scope);
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<OfferSkeleton />}>
        {() => (
          <OfferPage
            page={PAGE}
            store={store}
            lead={<Lead share={share.value} />}
            foot={
              isOwner ? (
                <View className={styles['bar']}>
                  <Button isBlock onClick={() => sendAgain(store, code, shareCode)}>
                    再次分享
                  </Button>
                </View>
              ) : undefined
            }
            onClaim={() => claim(store)}
            onUse={() => use(store)}
          />
        )}
      </QueryView>
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
const sharedLink = (activity: CouponV2Info | null, activityCode: string, shareCode: string): SharedPage => ({
  from: PAGE,
  route: PAGE,
  params: { activityCode, ...(shareCode === '' ? {} : { shareCode }) },
  title: activity?.shareTitle || activity?.title || '送您一份寄件礼',
  summary: activity?.shareSummary ?? '',
  imageUrl: pictureAddress(activity?.shareImageUrl ?? ''),
});

async function sendAgain(store: OfferStore, activityCode: string, shareCode: string): Promise<void> {
  tracker.click(PAGE, 'share');
  const activity = store.query.value?.activity ?? null;
  const words = wordsAfterShare(await openShare(sharedLink(activity, activityCode, shareCode)));
  if (words !== null) toast.show(words);
}

async function claim(store: OfferStore): Promise<void> {
  tracker.click(PAGE, 'claim');
  const outcome = await store.claim();
  if (outcome.kind === 'refused' || outcome.kind === 'message') toast.show(outcome.text);
}

const use = (store: OfferStore): Promise<boolean> =>
  followSend(store.query.value?.activity?.useUrl ?? '', { page: PAGE, component: 'use' }, store.usableIds);
