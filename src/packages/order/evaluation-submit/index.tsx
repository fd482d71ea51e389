import { SubmitEvaluation } from '@/features/evaluation/submit/SubmitEvaluation';
import { pageOf } from '@/frame';

export default pageOf(SubmitEvaluation);
