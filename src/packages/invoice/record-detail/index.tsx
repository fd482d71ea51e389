import { RecordDetail } from '@/features/invoice/record-detail/RecordDetail';
import { pageOf } from '@/frame';

export default pageOf(RecordDetail);
