/** Tags and rules for evaluating orders, and the seeded evaluations and feedback. */
import type { EvaluationTarget, FeedbackKind } from '../../contract/types';
import { hasNothing, HOSTILE_MOBILE } from '../account/visitors';
import { type ActivityFixture } from '../campaign/activityFixture';
import { EVIL, MARK } from '../core/hostile';
import { receiveConfig } from '../coupon/activities';
import type { StoredEvaluation, StoredFeedback } from './evaluationTypes';

const DAY_MS = 86_400_000;

/** Number of days in which a follow-up may be added. */
export const ADD_DAYS = 30;
/** How long the company takes to reply to new feedback. */
export const REPLY_AFTER_MS = 60_000;
/** Per account and day. */
export const FEEDBACK_DAY_LIMIT = 10;
/** Words that must not be published: a text that contains one is refused. */
export const BLOCKED_WORDS: readonly string[] = ['违禁词', '加微信'];
export const REWARD_TEXT = '评价得 0.50 元减免金，带图评价得寄件券';
/** Reduction-fund reward for an evaluation without a picture, fen. */
export const EVALUATION_MONEY = 50;
export const EVALUATION_VALID_DAYS = 30;

const TAG_TEXTS: Readonly<Record<EvaluationTarget, readonly [string[], string[], string[]]>> = {
  SERVICE: [
    ['物流太慢', '收费不合理', '包裹破损', '信息更新不及时', '客服难联系'],
    ['速度一般', '价格偏高', '包装一般', '信息更新慢'],
    ['寄件方便', '运输速度快', '价格实惠', '包装完好', '信息更新及时'],
  ],
  COURIER: [
    ['态度不好', '没有按时上门', '额外收费', '包裹乱扔', '电话联系不上'],
    ['上门偏晚', '沟通一般', '业务不熟'],
    ['服务热情', '上门准时', '爱护包裹', '业务熟练', '礼貌周到'],
  ],
};

/** Tags for this number of stars: one or two, three, four or five. */
export const tagsOf = (target: EvaluationTarget, star: number): readonly { tagId: string; text: string }[] =>
  TAG_TEXTS[target][star <= 2 ? 0 : star === 3 ? 1 : 2].map((text, index) => ({
    tagId: `${target[0] ?? ''}${star}-${index + 1}`,
    text,
  }));

/** Its only coupon, for this order alone. */
export const evaluationCoupon = (orderNo: string): ActivityFixture => ({
  code: `EVALUATION-${orderNo}`,
  name: '评价有礼',
  title: '评价有礼',
  description: '',
  startsInHours: 0,
  endsInHours: 24,
  biz: 2,
  scene: 1,
  clientMap: {},
  config: receiveConfig('EVALUATION', ''),
  coupons: [{ type: 3, cost: '2', title: '评价有礼寄件券', desc: '满 10 元可用', validDays: 30 }],
  stock: 1,
  isHeldByEverybody: false,
});

const NO_REWARD = { kindCode: 'NONE', title: '', fen: 0, couponId: '' } as const;
const picture = (goodsId: number): string => `{origin}/__sandbox/art/goods.svg?id=${goodsId}`;

/** Evaluations of the first state; their orders are delivered (fixtures/mini/orders). */
export function seededEvaluations(phone: string, seededAtMs: number): readonly StoredEvaluation[] {
  if (hasNothing(phone)) return [];
  const common: readonly StoredEvaluation[] = [
    {
      orderNo: 'ORD-SIGNED-2',
      serviceStar: 5,
      courierStar: 4,
      serviceTags: ['运输速度快', '包装完好'],
      courierTags: ['上门准时'],
      content: '第二天就到了，玻璃杯一个都没有碎，下次还会用。',
      pictures: [picture(3), picture(6)],
      isAnonymous: true,
      atMs: seededAtMs - 12 * DAY_MS,
      reward: { kindCode: 'FUND', title: '', fen: EVALUATION_MONEY, couponId: '' },
      reply: {
        content: '感谢您的认可，我们会继续把每一个包裹安全送到。',
        atMs: seededAtMs - 11 * DAY_MS,
      },
      addition: null,
    },
    {
      orderNo: 'ORD-SIGNED-4',
      serviceStar: 3,
      courierStar: 2,
      serviceTags: ['信息更新慢'],
      courierTags: ['没有按时上门', '电话联系不上'],
      content: '约的上午，下午才来取件。',
      pictures: [],
      isAnonymous: false,
      atMs: seededAtMs - 37 * DAY_MS,
      reward: NO_REWARD,
      reply: {
        content: '非常抱歉给您带来不便，我们已与网点核实并督促改进。',
        atMs: seededAtMs - 36 * DAY_MS,
      },
      addition: {
        content: '网点后来打电话道了歉，态度不错。',
        pictures: [picture(5)],
        atMs: seededAtMs - 35 * DAY_MS,
      },
    },
  ];
  return phone === HOSTILE_MOBILE ? [HOSTILE_EVALUATION(seededAtMs), ...common] : common;
}

const HOSTILE_EVALUATION = (seededAtMs: number): StoredEvaluation => ({
  orderNo: 'ORD-RATED-HOSTILE',
  serviceStar: 1,
  courierStar: 1,
  serviceTags: [`<script>${MARK}</script>`, '标签'.repeat(10), '\u202e签标'],
  courierTags: [],
  content: `<img src=x onerror="${MARK}">\u202e价评\u202c [点我](${EVIL}) ${'很长的评价'.repeat(30)}`,
  pictures: [`javascript:${MARK}`, `${EVIL}/pixel.gif`, 'data:text/html,x'],
  isAnonymous: false,
  atMs: seededAtMs - DAY_MS,
  reward: { kindCode: 'COUPON', title: `</view><b>${'券'.repeat(80)}`, fen: 0, couponId: 'javascript:1' },
  reply: {
    content: `</script><script>${MARK}</script>${'回复'.repeat(150)}`,
    atMs: seededAtMs - DAY_MS / 2,
  },
  addition: null,
});

/** Tags of the order with hostile tags. */
export const HOSTILE_TAGS: readonly string[] = [
  `<img src=x onerror="${MARK}">`,
  '\u202e签标意恶\u202c',
  `</view><script>${MARK}</script>${'长'.repeat(80)}`,
];

const ENTRIES: readonly (readonly [FeedbackKind, string, string])[] = [
  [
    'SUGGEST',
    '希望寄件页可以记住上次选择的快递公司，每次都要重选有点麻烦。',
    '好建议，我们会在后续版本中考虑。',
  ],
  ['CABINET', '小区东门的快递柜屏幕经常没有反应，要按好几次才行。', '已安排师傅上门检修，感谢您的反馈。'],
  [
    'FEE',
    '超时取件费的计算时间能不能写得更清楚一些，我以为是从第二天开始算。',
    '收费说明已更新，给您带来不便十分抱歉。',
  ],
  ['COURIER', '快递员上门很准时，打包也很仔细，想表扬一下他。', '感谢您的表扬，我们会转达给快递员。'],
  ['FAULT', '领券之后返回列表，页面会跳回最上面，希望可以停在原来的位置。', '问题已定位，将在下个版本修复。'],
];

/** Seeded feedback of every account, newest first: the newest waits for its reply. */
export function seededFeedback(phone: string, seededAtMs: number): readonly StoredFeedback[] {
  if (hasNothing(phone)) return [];
  const common = Array.from({ length: 24 }, (_, index): StoredFeedback => {
    const [kind, content, reply] = ENTRIES[index % ENTRIES.length] ?? ['OTHER', '其他问题反馈测试内容', ''];
    const atMs = seededAtMs - (2 + index * 5) * DAY_MS;
    return {
      feedbackNo: `FB-${String(24 - index).padStart(4, '0')}`,
      kind,
      content,
      pictures: index === 1 ? [picture(8)] : [],
      mobile: '',
      requestNo: '',
      atMs,
      reply: index === 0 ? null : { content: reply, atMs: atMs + DAY_MS },
    };
  });
  return phone === HOSTILE_MOBILE ? [HOSTILE_FEEDBACK(seededAtMs), ...common] : common;
}

const HOSTILE_FEEDBACK = (seededAtMs: number): StoredFeedback => ({
  feedbackNo: 'FB-HOSTILE',
  kind: 'OTHER',
  content: `<img src=x onerror="${MARK}">\u202e馈反\u202c ${'无空格的长文字'.repeat(60)}`,
  pictures: [`javascript:${MARK}`, `${EVIL}/pixel.gif`],
  mobile: '',
  requestNo: '',
  atMs: seededAtMs - DAY_MS,
  reply: {
    content: `<script>${MARK}</script>[链接](${EVIL})${'回复'.repeat(200)}`,
    atMs: seededAtMs - DAY_MS / 2,
  },
});
