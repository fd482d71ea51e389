/** How a coupon package is shared. */
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import type { Sale } from '@/domain/couponSale/saleRules';

export interface SalePlace {
  /** Of the address, not to be trusted. */
  readonly code: string;
  readonly channelId: string;
}

/** Address parameters of the page, with the channel it was opened by. */
export const saleParams = ({
  code,
  channelId,
}: SalePlace): { readonly code: string; readonly channelId?: string } => ({
  code,
  ...(channelId === '' ? {} : { channelId }),
});

/** The page as others are sent it. */
export const sharedSale = (
  place: SalePlace,
  { shareTitle, shareImageUrl, subTitle }: Pick<Sale, 'shareTitle' | 'shareImageUrl' | 'subTitle'>,
): SharedPage => ({
  from: 'couponSale',
  route: 'couponSale',
  params: { ...saleParams(place) },
  title: shareTitle,
  summary: subTitle,
  imageUrl: shareImageUrl,
});
