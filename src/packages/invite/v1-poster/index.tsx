import { InviteV1Poster } from '@/features/invite/Posters';
import { pageOf } from '@/frame';

export default pageOf(InviteV1Poster);
