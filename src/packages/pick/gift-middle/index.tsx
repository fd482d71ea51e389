import { PickGiftMiddle } from '@/features/pick/gift-middle/PickGiftMiddle';
import { pageOf } from '@/frame';

export default pageOf(PickGiftMiddle);
