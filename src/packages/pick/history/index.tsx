import { PickHistory } from '@/features/pick/history/PickHistory';
import { pageOf } from '@/frame';

export default pageOf(PickHistory);
