import { ReductionGuide } from '@/features/reduction/guide/ReductionGuide';
import { pageOf } from '@/frame';

export default pageOf(ReductionGuide);
