import { OrderList } from '@/features/order/list/OrderList';
import { pageOf } from '@/frame';

export default pageOf(OrderList);
