import { InviteV2 } from '@/features/invite/v2/InviteV2';
import { pageOf } from '@/frame';

export default pageOf(InviteV2);
