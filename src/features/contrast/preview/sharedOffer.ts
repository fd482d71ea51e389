import type { ContrastShareInfoData } from '@/api/generated/operations/contrastFriend';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { goodsText, routeText } from '@/features/contrast/parcelTexts';
import { formatFen } from '@/utils/money';

const PAGE = 'contrastPricePreview';

export const sharedOffer = ({ parcel, offer }: ContrastShareInfoData, shareCode: string): SharedPage => ({
  from: PAGE,
  route: PAGE,
  params: { shareCode },
  title:
    offer === null || offer.freightFen === null
      ? `${routeText(parcel)}，看看寄件报价`
      : `${routeText(parcel)}，${offer.carrierName}运费￥${formatFen(offer.freightFen)}`,
  summary: goodsText(parcel),
  imageUrl: '',
});
