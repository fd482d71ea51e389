import { InviteV1 } from '@/features/invite/v1/InviteV1';
import { pageOf } from '@/frame';

export default pageOf(InviteV1);
