import { PageFrame } from '@/frame';
import { ReceiveActivity } from '@/features/coupon/receive/ReceiveActivity';
import { useShareMenu } from '@/hooks/useShareMenu';
import { usePage } from '@/navigation/usePage';

export default function ReceiveCouponPage() {
  const { params, scope, setTitle } = usePage();
  useShareMenu();
  return (
    <PageFrame>
      <ReceiveActivity activityCode={params['activityCode'] ?? ''} scope={scope} setTitle={setTitle} />
    </PageFrame>
  );
}
