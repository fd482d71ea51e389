import { BargainInvite } from '@/features/invite/bargain/Bargain';
import { pageOf } from '@/frame';

export default pageOf(BargainInvite);
