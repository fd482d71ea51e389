import { ReductionDetail } from '@/features/reduction/detail/ReductionDetail';
import { pageOf } from '@/frame';

export default pageOf(ReductionDetail);
