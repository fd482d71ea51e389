import { HsGather } from '@/features/campaign/hs-gather/HsGather';
import { pageOf } from '@/frame';

export default pageOf(HsGather);
