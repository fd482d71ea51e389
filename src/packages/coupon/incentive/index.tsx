import { PageFrame } from '@/frame';
import { IncentiveActivity } from '@/features/coupon/incentive/IncentiveActivity';
import { usePage } from '@/navigation/usePage';

export default function CouponIncentivePage() {
  const { params, scope, setTitle } = usePage();
  return (
    <PageFrame>
      <IncentiveActivity
        activityCode={params['activityCode'] ?? ''}
        channel={params['channel']}
        scope={scope}
        setTitle={setTitle}
      />
    </PageFrame>
  );
}
