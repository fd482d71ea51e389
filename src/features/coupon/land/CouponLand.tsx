import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { couponLanding, type CouponLanding } from '@/api/generated/operations/couponV2';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { toWelfare } from '@/domain/activity/moreOffers';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import { OfferedCoupons } from '@/domain/offer/OfferedCoupons';
import { OfferFrame } from '@/domain/offer/OfferFrame';
import { OfferGuide } from '@/domain/offer/OfferGuide';
import { OfferQuery } from '@/domain/offer/OfferQuery';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { FollowVisitor } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';

const PAGE = 'couponLand';
const TITLE = '领券中心';

const WORDS: Readonly<Record<CouponLanding['resultCode'], string>> = {
  GIVEN: '优惠券已放入您的账户',
  HAD: '优惠券已在您的账户中，快去使用吧',
  SOLD_OUT: '来晚啦，优惠券已被领完',
  FINISHED: '抱歉，活动已结束',
  AWAITS: '登录后，以下优惠券将放入您的账户',
  unknown: '优惠券以账户中的为准',
};

/**
 * Coupons that a popup has put into the account: `/couponLand?activityCode=`; without a code, today's coupons (product
 * §3.10). Opening the page grants them, once; not logged in, it says what is waiting.
 */
export function CouponLand({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const activityCode = textParam(params, 'activityCode');
  const [landing] = useState(
    () =>
      new Query({
        ...pageDeps(scope),
        fetch: async (asking) =>
          (await gateway.call(couponLanding, activityCode === '' ? {} : { activityCode }, asking)).data,
        isForAll: true,
        failedText: '优惠券加载失败，请重试',
      }),
  );
  return (
    <>
      <OfferQuery query={landing} page={PAGE} title={TITLE}>
        {(found) => <Landing found={found} onLogIn={landing.logIn} />}
      </OfferQuery>
      <FollowVisitor query={landing} />
    </>
  );
}

interface LandingProps {
  readonly found: CouponLanding;
  readonly onLogIn: () => Promise<unknown>;
}

function Landing({ found, onLogIn }: LandingProps) {
  const { title, headImgUrl, resultCode, offered, coupons } = found;
  const isLost = resultCode === 'SOLD_OUT' || resultCode === 'FINISHED';
  return (
    <OfferFrame
      imageUrl={headImgUrl}
      title={title || TITLE}
      words={isLost ? '' : WORDS[resultCode]}
      bar={<MainButton found={found} onLogIn={onLogIn} />}
    >
      {isLost ? (
        <Card>
          <EmptyState isCompact text={WORDS[resultCode]} />
        </Card>
      ) : coupons.length === 0 ? (
        <OfferedCoupons coupons={offered} />
      ) : (
        <WonCoupons page={PAGE} coupons={coupons} isQuiet />
      )}
      <OfferGuide page={PAGE} coupons={offered} isLost={isLost} />
    </OfferFrame>
  );
}

/** The one most likely next step. */
function MainButton({ found: { resultCode, coupons }, onLogIn }: LandingProps) {
  switch (resultCode) {
    case 'AWAITS':
      return <Act text="登录领取" onPress={onLogIn} />;
    case 'SOLD_OUT':
    case 'FINISHED':
      return <Act {...toWelfare(PAGE)} />;
    default:
      return coupons.length === 0 ? (
        <Act text="查看我的优惠券" onPress={openMine} />
      ) : (
        <Act text="去使用" onPress={() => use(coupons)} />
      );
  }
}

const Act = ({ text, onPress }: { readonly text: string; readonly onPress: () => Promise<unknown> }) => (
  <Button isBlock onClick={onPress}>
    {text}
  </Button>
);

function openMine(): Promise<unknown> {
  tracker.click(PAGE, 'mine');
  return navigator.goTo('myCoupons');
}

/** With several coupons the send page selects the best one itself. */
const use = (coupons: CouponLanding['coupons']): Promise<boolean> =>
  followSend(
    '',
    { page: PAGE, component: 'use' },
    coupons.map(({ couponId }) => couponId),
  );
