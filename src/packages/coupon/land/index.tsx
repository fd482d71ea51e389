import { CouponLand } from '@/features/coupon/land/CouponLand';
import { pageOf } from '@/frame';

export default pageOf(CouponLand);
