import type { OfferedCoupon } from '@/api/generated/schemas/OfferedCoupon';
import { ActivitySteps } from '@/domain/activity/parts/ActivitySteps';
import type { RouteName } from '@/navigation';
import { UsePlaces } from './UsePlaces';

export interface OfferGuideProps {
  readonly page: RouteName;
  readonly coupons: readonly Pick<OfferedCoupon, 'bizStr'>[];
  /** The coupons can no longer be had. */
  readonly isLost: boolean;
}

const STEPS = ['登录后领取', '优惠券放入账户', '下单时使用'];

/** Below the coupons: where they are used, and how it works. */
export const OfferGuide = ({ page, coupons, isLost }: OfferGuideProps) =>
  isLost ? (
    <UsePlaces page={page} title="看看这些服务" businesses={[]} />
  ) : (
    <>
      <UsePlaces page={page} title="去哪里使用" businesses={coupons.map(({ bizStr }) => bizStr)} />
      <ActivitySteps title="如何使用" steps={STEPS} />
    </>
  );
