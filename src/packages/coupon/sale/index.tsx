import { CouponSale } from '@/features/coupon/sale/CouponSale';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function CouponSalePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <CouponSale
        code={textParam(params, 'code')}
        channelId={textParam(params, 'channelId')}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
