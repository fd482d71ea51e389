/** How a coupon package is shared. */
import type { SharedPage } from '@/domain/activity/parts/prepareShare';
import type { ShareOutcome } from '@/platform/share/types';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
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
  route: 'couponSale',
  params: { ...saleParams(place) },
  title: shareTitle,
  summary: subTitle,
  imageUrl: shareImageUrl,
});

/** What the person has to be told after a press on 分享; null when the host says it. */
export function wordsAfterShare({ kind }: Pick<ShareOutcome, 'kind'>): string | null {
  switch (kind) {
    case 'ready':
    case 'shared':
    case 'cancelled':
      return null;
    case 'use-host-menu':
      return SALE_TEXTS.shareMenuHint;
    case 'link-copied':
      return SALE_TEXTS.shareCopied;
    case 'failed':
    case 'unsupported':
      return SALE_TEXTS.shareFailed;
  }
}
