import type { OfferedCoupon } from '@/api/generated/schemas/OfferedCoupon';
import { Card } from '@/components/Card';
import { Ticket } from '@/domain/coupon/Ticket';
import { GENERAL } from './placesOfUse';

/** The offered coupons, each as a ticket. */
export function OfferedCoupons({ coupons }: { readonly coupons: readonly OfferedCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <Card>
      {coupons.map(
        ({ couponType, couponCostStr, couponTitle, couponDesc, bizStr, validDesc, tag }, index) => (
          <Ticket
            key={`${couponTitle}${index}`}
            size="middle"
            type={couponType}
            cost={couponCostStr}
            title={[tag, couponTitle].filter((text) => text !== '').join(' · ')}
            note={couponDesc}
            validity={[GENERAL.includes(bizStr) ? bizStr : `限${bizStr}`, validDesc]
              .filter((text) => text !== '')
              .join(' · ')}
          />
        ),
      )}
    </Card>
  );
}
