import { PageFrame } from '@/frame';
import { SaleResult } from '@/features/coupon/sale-result/SaleResult';
import { usePage } from '@/navigation/usePage';

export default function CouponSaleResultPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <SaleResult orderNo={params['orderNo'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
