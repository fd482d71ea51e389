import { RecordOrders } from '@/features/invoice/record-orders/RecordOrders';
import { pageOf } from '@/frame';

export default pageOf(RecordOrders);
