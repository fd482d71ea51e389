import { EvaluationResult } from '@/features/evaluation/result/EvaluationResult';
import { pageOf } from '@/frame';

export default pageOf(EvaluationResult);
