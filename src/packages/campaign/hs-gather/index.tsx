import { HsGather } from '@/features/weekly/hs-gather/HsGather';
import { pageOf } from '@/frame';

export default pageOf(HsGather);
