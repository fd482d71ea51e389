import { PageFrame } from '@/frame';
import { OrderList } from '@/features/order/list/OrderList';
import { usePage } from '@/navigation/usePage';

export default function OrderListPage() {
  const { scope } = usePage();
  return (
    <PageFrame>
      <OrderList scope={scope} />
    </PageFrame>
  );
}
