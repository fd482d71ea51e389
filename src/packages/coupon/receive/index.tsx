import { ReceiveActivity } from '@/features/coupon/receive/ReceiveActivity';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function ReceiveCouponPage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <ReceiveActivity activityCode={textParam(params, 'activityCode')} scope={scope} setTitle={setTitle} />
    </PageFrame>
  );
}
