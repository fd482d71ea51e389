import { MyCoupons } from '@/features/coupon/mine/MyCoupons';
import { pageOf } from '@/frame';

export default pageOf(MyCoupons);
