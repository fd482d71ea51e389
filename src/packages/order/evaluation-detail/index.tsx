import { EvaluationDetail } from '@/features/evaluation/detail/EvaluationDetail';
import { pageOf } from '@/frame';

export default pageOf(EvaluationDetail);
