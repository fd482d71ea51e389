import { BargainFriend } from '@/features/invite/bargain/BargainFriend';
import { pageOf } from '@/frame';

export default pageOf(BargainFriend);
