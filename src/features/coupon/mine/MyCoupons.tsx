import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { openLastAnswer } from '@/data/openLastAnswer';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { CouponListPage } from '@/features/coupon/CouponListPage';
import { allCoupons } from '@/features/coupon/listApi';
import {
  type ListedCoupon,
  PRIZE_STATUS,
  type PrizeStatus,
  RELEASE_STATUS,
} from '@/features/coupon/listTypes';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { tracker } from '@/tracking';
import { KEPT_COUPONS } from './couponsKept';

const PAGE = 'myCoupons';
const TITLES: Readonly<Record<PrizeStatus, string>> = { 1: '待使用', 2: '已使用', 3: '已过期' };
const EMPTY: Readonly<Record<PrizeStatus, string>> = {
  1: '暂无可用的优惠券',
  2: '暂无已使用的优惠券',
  3: '暂无已过期的优惠券',
};
const credited = () => RELEASE_STATUS.credited;
const TABS = {
  label: '优惠券状态',
  filters: [PRIZE_STATUS.toUse, PRIZE_STATUS.used, PRIZE_STATUS.expired],
  title: (status: PrizeStatus) => TITLES[status],
  onSelect: (status: PrizeStatus) => tracker.click(PAGE, `tab${status}`),
};

/** All coupons of the user, by state; cards like in the list of one activity (product §1.2.3). */
export function MyCoupons({ scope }: Pick<PageVisit, 'scope'>) {
  const [list] = useState(
    () =>
      new PagedQuery({
        ...pageDeps(scope),
        ...allCoupons(gateway),
        lastAnswer: openLastAnswer('coupons', KEPT_COUPONS),
      }),
  );
  return (
    <CouponListPage
      list={list}
      label="我的优惠券"
      tabs={TABS}
      releaseOf={credited}
      rowsPerScreen={8}
      onUse={use}
      empty={(status) => ({ text: EMPTY[status], action: { text: '去领券', onPress: goLand } })}
      loggedOutText="登录后查看我的优惠券"
    />
  );
}

/** Opens the tab 寄件 with this coupon selected. */
async function use({ id }: ListedCoupon): Promise<void> {
  tracker.click(PAGE, 'useCoupon');
  await navigator.goTo('send', { couponId: id });
}

async function goLand(): Promise<void> {
  tracker.click(PAGE, 'goLand');
  await navigator.goTo('couponLand');
}
