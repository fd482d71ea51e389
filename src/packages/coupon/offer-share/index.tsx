import { OfferShare } from '@/features/coupon/offer-share/OfferShare';
import { pageOf } from '@/frame';

export default pageOf(OfferShare);
