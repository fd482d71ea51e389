import { BargainPoster } from '@/features/invite/Posters';
import { pageOf } from '@/frame';

export default pageOf(BargainPoster);
