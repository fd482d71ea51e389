import type { CouponInfo } from '@/api/generated/schemas/CouponInfo';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { validityRange, toCoupon } from '@/domain/coupon/receivedCoupon';
import { Ticket } from '@/domain/coupon/Ticket';
import { navigator, type RouteName } from '@/navigation';
import { tracker } from '@/tracking';

interface WonCouponsProps {
  readonly page: RouteName;
  readonly coupons: readonly CouponInfo[];
  /** The page has a main button of its own. */
  readonly isQuiet?: boolean;
}

/** Coupons that the user received, each with a button to send a parcel with it. */
export const WonCoupons = ({ page, coupons, isQuiet = false }: WonCouponsProps) => (
  <>
    {coupons.length > 0 && (
      <Card>
        {coupons.map(toCoupon).map(({ id, type, cost, description, title, validStart, validEnd }) => (
          <Ticket
            key={id}
            size="middle"
            type={type}
            cost={cost}
            title={title}
            note={description}
            validity={validityRange(validStart, validEnd)}
            foot={
              <Button
                kind={isQuiet ? 'secondary' : 'primary'}
                size="small"
                label={`去使用，${title}`}
                onClick={() => use(page, id)}
              >
                去使用
              </Button>
            }
          />
        ))}
      </Card>
    )}
  </>
);

async function use(page: RouteName, couponId: string): Promise<void> {
  tracker.click(page, 'use');
  await navigator.goTo('send', { couponId });
}
