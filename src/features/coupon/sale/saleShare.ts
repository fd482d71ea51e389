/** Sharing of a coupon package. */
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import type { Sale } from '@/domain/couponSale/saleTypes';

export interface SalePlace {
  /** From the URL, so not trusted. */
  readonly code: string;
  readonly channelId: string;
}

/** URL parameters of the page, with the channel it was opened through. */
export const saleParams = ({
  code,
  channelId,
}: SalePlace): { readonly code: string; readonly channelId?: string } => ({
  code,
  ...(channelId === '' ? {} : { channelId }),
});

/** The share card of the page. */
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
