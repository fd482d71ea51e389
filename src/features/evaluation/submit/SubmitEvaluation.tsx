import { orderNoOf } from '@/features/evaluation/evaluationApi';
import { useLoaded } from '@/hooks/useLoaded';
import type { PageVisit } from '@/navigation/usePage';
import { EvaluationFormSkeleton } from './EvaluationFormSkeleton';
import { OrdersToRate } from './OrdersToRate';

const loadOne = () => import('./OneOrder');

/**
 * Evaluation form of an order: `/sendEvaluation/submit?orderNo=` (product §3.22); without a number, the orders that can
 * be evaluated.
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline; logged out | skeleton; sentence and 重试; 去登录 |
 * | can be evaluated | stars, their tags, text, pictures, 提交评价 |
 * | already evaluated | 查看评价 |
 * | not received yet; no such order | sentence and a next step |
 */
export function SubmitEvaluation({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const orderNo = orderNoOf(params);
  const one = useLoaded(loadOne, orderNo !== '');
  if (orderNo === '') return <OrdersToRate scope={scope} />;
  return one === null ? (
    <EvaluationFormSkeleton />
  ) : (
    <one.OneOrder key={orderNo} orderNo={orderNo} scope={scope} />
  );
}
