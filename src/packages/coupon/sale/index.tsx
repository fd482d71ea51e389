import { PageFrame } from '@/frame';
import { CouponSale } from '@/features/coupon/sale/CouponSale';
import { usePage } from '@/navigation/usePage';

export default function CouponSalePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <CouponSale
        code={params['code'] ?? ''}
        channelId={params['channelId'] ?? ''}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
