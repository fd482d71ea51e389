import { Gift } from '@/features/campaign/gift/Gift';
import { pageOf } from '@/frame';

export default pageOf(Gift);
