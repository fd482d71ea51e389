import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { couponLanding, type CouponLanding } from '@/api/generated/operations/couponV2';
import { Button } from '@/components/Button';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { WonCoupons } from '@/domain/couponSale/WonCoupons';
import { toWelfare } from '@/domain/elsewhere';
import { OfferedCoupons } from '@/domain/offer/OfferedCoupons';
import { OfferHead } from '@/domain/offer/OfferHead';
import { OfferSkeleton } from '@/domain/offer/OfferSkeleton';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import styles from './CouponLand.module.scss';

const PAGE = 'couponLand';

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
      <QueryView query={landing} isCompact={false} skeleton={<OfferSkeleton />}>
        {(found) => <Landing found={found} onLogIn={landing.logIn} />}
      </QueryView>
      <FollowVisitor query={landing} />
    </>
  );
}

interface LandingProps {
  readonly found: CouponLanding;
  readonly onLogIn: () => Promise<void>;
}

function Landing({ found, onLogIn }: LandingProps) {
  const { title, headImgUrl, resultCode, offered, coupons } = found;
  const elsewhere = toWelfare(PAGE);
  const isLost = resultCode === 'SOLD_OUT' || resultCode === 'FINISHED';
  return (
    <View>
      <OfferHead imageUrl={headImgUrl} title={title || '领券中心'} />
      <View className={styles['main']}>
        <View className={styles['words']} {...markup.access({ role: 'status' })}>
          {WORDS[resultCode]}
        </View>
        <WonCoupons page={PAGE} coupons={coupons} />
        {coupons.length === 0 && !isLost && <OfferedCoupons coupons={offered} />}
        {resultCode === 'AWAITS' && (
          <Button isBlock onClick={onLogIn}>
            登录领取
          </Button>
        )}
        {isLost && (
          <Button kind="secondary" isBlock onClick={elsewhere.onPress}>
            {elsewhere.text}
          </Button>
        )}
      </View>
    </View>
  );
}
