import { PickGift } from '@/features/campaign/pick-gift/PickGift';
import { pageOf } from '@/frame';

export default pageOf(PickGift);
