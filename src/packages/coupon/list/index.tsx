import { CouponList } from '@/features/coupon/list/CouponList';
import { pageOf } from '@/frame';

export default pageOf(CouponList);
