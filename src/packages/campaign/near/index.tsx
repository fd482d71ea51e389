import { Near } from '@/features/campaign/near/Near';
import { pageOf } from '@/frame';

export default pageOf(Near);
