import { PickGift } from '@/features/pick/gift/PickGift';
import { pageOf } from '@/frame';

export default pageOf(PickGift);
