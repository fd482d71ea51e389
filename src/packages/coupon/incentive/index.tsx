import { PageFrame } from '@/frame';
import { IncentiveActivity } from '@/features/coupon/incentive/IncentiveActivity';
import { useShareMenu } from '@/hooks/useShareMenu';
import { usePage } from '@/navigation/usePage';

export default function CouponIncentivePage() {
  const { params, scope, setTitle } = usePage();
  useShareMenu();
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
