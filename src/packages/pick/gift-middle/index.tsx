import { PickGiftMiddle } from '@/features/campaign/pick-gift-middle/PickGiftMiddle';
import { pageOf } from '@/frame';

export default pageOf(PickGiftMiddle);
