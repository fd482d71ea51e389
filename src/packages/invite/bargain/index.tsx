import { BargainInvite } from '@/features/invite/bargain/BargainInvite';
import { pageOf } from '@/frame';

export default pageOf(BargainInvite);
