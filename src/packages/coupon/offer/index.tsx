import { Offer } from '@/features/coupon/offer/Offer';
import { pageOf } from '@/frame';

export default pageOf(Offer);
