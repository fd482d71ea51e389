import { PageFrame } from '@/features/frame';
import { ReceiveActivity } from '@/features/coupon';
import { usePage } from '@/navigation/usePage';

export default function ReceiveCouponPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <ReceiveActivity activityCode={params['activityCode'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
