import { InviteV2Poster } from '@/features/invite/Posters';
import { pageOf } from '@/frame';

export default pageOf(InviteV2Poster);
