import { type FixtureLink } from '../core/links';

const evaluation = (
  code: string,
  address: string,
  title: string,
  shows: string,
  description: string,
): FixtureLink => ({
  group: '寄件评价',
  code,
  title,
  path: `/sendEvaluation/${address}`,
  shows,
  description,
});
const feedback = (
  code: string,
  query: string,
  title: string,
  shows: string,
  description: string,
): FixtureLink => ({
  group: '意见反馈',
  code,
  title,
  path: `/feedback${query}`,
  shows,
  description,
});

export const evaluationLinks: readonly FixtureLink[] = [
  evaluation(
    'EVAL-TODO',
    'submit',
    '待评价',
    'signed orders to choose from, and those that were evaluated',
    '已签收的订单，有待评价的，也有评过的',
  ),
  evaluation('EVAL-OPEN', 'submit?orderNo=ORD-SIGNED', '去评价', 'to evaluate, once', '可以评价一次'),
  evaluation('EVAL-DONE', 'submit?orderNo=ORD-SIGNED-2', '已评价', 'was evaluated', '已经评价过'),
  evaluation(
    'EVAL-NOT-SIGNED',
    'submit?orderNo=ORD-TRANSIT',
    '未签收',
    'is not signed for yet',
    '还没有签收',
  ),
  evaluation('EVAL-GONE', 'submit?orderNo=ORD-GONE', '订单不存在', 'no such order', '没有这张订单'),
  evaluation(
    'EVAL-HOSTILE',
    'submit?orderNo=ORD-RATE-HOSTILE',
    '恶意标签',
    'hostile tags; of 13900000066 only',
    '标签是恶意的；只属于 13900000066',
  ),
  evaluation(
    'EVAL-RESULT',
    'result?orderNo=ORD-SIGNED-2',
    '评价结果',
    'what an evaluation brought',
    '评价后得到了什么',
  ),
  evaluation(
    'EVAL-REPLIED',
    'detail?orderNo=ORD-SIGNED-2',
    '已回复',
    'answered, something may be added',
    '已回复，可以追评',
  ),
  evaluation('EVAL-ADDED', 'detail?orderNo=ORD-SIGNED-4', '已追评', 'something was added', '已经追评过'),
  evaluation('EVAL-NONE', 'detail?orderNo=ORD-SIGNED', '还没有评价', 'not evaluated yet', '还没有评价'),
  evaluation(
    'EVAL-RATED-HOSTILE',
    'detail?orderNo=ORD-RATED-HOSTILE',
    '恶意评价',
    'hostile texts and pictures; of 13900000066 only',
    '文字和图片是恶意的；只属于 13900000066',
  ),
  feedback('FEEDBACK-OPEN', '', '提反馈', 'the form; ten a day', '填写反馈，每天最多十条'),
  feedback(
    'FEEDBACK-MINE',
    '?tab=mine',
    '我的反馈',
    '24 entries in pages, the newest without an answer',
    '24 条反馈，分页；最新一条还没有回复',
  ),
  feedback(
    'FEEDBACK-HOSTILE',
    '?tab=mine',
    '恶意内容',
    'hostile texts on top; of 13900000066 only',
    '最上面的文字是恶意的；只属于 13900000066',
  ),
];
