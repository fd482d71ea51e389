import { PickCode } from '@/features/pick/code/PickCode';
import { pageOf } from '@/frame';

export default pageOf(PickCode);
