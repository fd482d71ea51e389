import { PageFrame } from '@/frame';
import { CouponList } from '@/features/coupon/list/CouponList';
import { usePage } from '@/navigation/usePage';

export default function CouponListPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <CouponList activityCode={params['activityCode'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
