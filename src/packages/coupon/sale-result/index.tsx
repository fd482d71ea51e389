import { SaleResult } from '@/features/coupon/sale-result/SaleResult';
import { pageOf } from '@/frame';

export default pageOf(SaleResult);
