import { MyCoupons } from '@/features/coupon/mine/MyCoupons';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';

export default function MyCouponsPage() {
  const { scope } = usePage();
  return (
    <PageFrame>
      <MyCoupons scope={scope} />
    </PageFrame>
  );
}
