import { PageFrame } from '@/frame';
import { ReceiveActivity } from '@/features/coupon/receive/ReceiveActivity';
import { usePage } from '@/navigation/usePage';

export default function ReceiveCouponPage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <ReceiveActivity activityCode={params['activityCode'] ?? ''} scope={scope} setTitle={setTitle} />
    </PageFrame>
  );
}
