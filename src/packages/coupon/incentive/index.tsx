import { IncentiveActivity } from '@/features/coupon/incentive/IncentiveActivity';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function CouponIncentivePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <IncentiveActivity
        activityCode={textParam(params, 'activityCode')}
        channel={textParam(params, 'channel') || undefined}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
