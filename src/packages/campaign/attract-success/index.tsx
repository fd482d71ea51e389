import { AttractSuccess } from '@/features/campaign/attract-success/AttractSuccess';
import { pageOf } from '@/frame';

export default pageOf(AttractSuccess);
