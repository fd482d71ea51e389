import { OrderList } from '@/features/send/order-list/OrderList';
import { pageOf } from '@/frame';

export default pageOf(OrderList);
