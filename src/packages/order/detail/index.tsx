import { PageFrame } from '@/frame';
import { OrderDetail } from '@/features/order/detail/OrderDetail';
import { usePage } from '@/navigation/usePage';

export default function OrderDetailPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <OrderDetail orderNo={params['orderNo'] ?? ''} scope={scope} />
    </PageFrame>
  );
}
