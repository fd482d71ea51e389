import { OrderDetail } from '@/features/send/order-detail/OrderDetail';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function OrderDetailPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <OrderDetail orderNo={textParam(params, 'orderNo')} scope={scope} />
    </PageFrame>
  );
}
