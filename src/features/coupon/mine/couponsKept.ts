import { array, known, number, object, string } from '@/api/decode';
import type { KeptForm } from '@/data/LastAnswer';
import type { PagedPage } from '@/data/PagedQuery';
import type { ListedCoupon } from '@/features/coupon/listTypes';

/** The first coupons to use as the device keeps them: without their long descriptions. */
export const KEPT_COUPONS: KeptForm<PagedPage<ListedCoupon>> = {
  decode: object({
    total: number,
    rows: array(
      object({
        id: string,
        type: number,
        cost: string,
        limitText: string,
        title: string,
        validStart: string,
        validEnd: string,
        descriptionHtml: string,
        prizeStatus: known(1, 2, 3),
      }),
    ),
  }),
  part: ({ rows: coupons, total }, rows) => ({
    total,
    rows: coupons.slice(0, rows).map((coupon) => ({ ...coupon, descriptionHtml: '' })),
  }),
};
