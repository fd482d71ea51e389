import { PageFrame } from '@/features/frame';
import { SaleResult } from '@/features/couponSale/result/SaleResult';
import { usePage } from '@/navigation/usePage';

export default function CouponSaleResultPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <SaleResult orderNo={params['orderNo'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
