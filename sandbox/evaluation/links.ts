import { type FixtureLink } from '../core/links';

const evaluation = (code: string, address: string, title: string, shows: string): FixtureLink => ({
  group: '寄件评价',
  code,
  title,
  path: `/sendEvaluation/${address}`,
  shows,
});
const feedback = (code: string, query: string, title: string, shows: string): FixtureLink => ({
  group: '意见反馈',
  code,
  title,
  path: `/feedback${query}`,
  shows,
});

export const evaluationLinks: readonly FixtureLink[] = [
  evaluation('EVAL-TODO', 'submit', '待评价', 'signed orders to choose from, and those that were evaluated'),
  evaluation('EVAL-OPEN', 'submit?orderNo=ORD-SIGNED', '去评价', 'to evaluate, once'),
  evaluation('EVAL-DONE', 'submit?orderNo=ORD-SIGNED-2', '已评价', 'was evaluated'),
  evaluation('EVAL-NOT-SIGNED', 'submit?orderNo=ORD-TRANSIT', '未签收', 'is not signed for yet'),
  evaluation('EVAL-GONE', 'submit?orderNo=ORD-GONE', '订单不存在', 'no such order'),
  evaluation(
    'EVAL-HOSTILE',
    'submit?orderNo=ORD-RATE-HOSTILE',
    '恶意标签',
    'hostile tags; of 13900000066 only',
  ),
  evaluation('EVAL-RESULT', 'result?orderNo=ORD-SIGNED-2', '评价结果', 'what an evaluation brought'),
  evaluation('EVAL-REPLIED', 'detail?orderNo=ORD-SIGNED-2', '已回复', 'answered, something may be added'),
  evaluation('EVAL-ADDED', 'detail?orderNo=ORD-SIGNED-4', '已追评', 'something was added'),
  evaluation('EVAL-NONE', 'detail?orderNo=ORD-SIGNED', '还没有评价', 'not evaluated yet'),
  evaluation(
    'EVAL-RATED-HOSTILE',
    'detail?orderNo=ORD-RATED-HOSTILE',
    '恶意评价',
    'hostile texts and pictures; of 13900000066 only',
  ),
  feedback('FEEDBACK-OPEN', '', '提反馈', 'the form; ten a day'),
  feedback('FEEDBACK-MINE', '?tab=mine', '我的反馈', '24 entries in pages, the newest without an answer'),
  feedback('FEEDBACK-HOSTILE', '?tab=mine', '恶意内容', 'hostile texts on top; of 13900000066 only'),
];
