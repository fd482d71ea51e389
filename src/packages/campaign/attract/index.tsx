import { Attract } from '@/features/campaign/attract/Attract';
import { pageOf } from '@/frame';

export default pageOf(Attract);
