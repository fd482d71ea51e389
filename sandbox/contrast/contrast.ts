/** Price comparison: what each carrier's price includes, its reviews, old records and shared links. */
import type { CarrierCode, ContrastQuestion } from '../../contract/types';
import { EVIL, MARK } from '../core/hostile';
import type { ContrastShare } from './contrastTypes';

/** Number of days that a link can be opened. */
export const SHARE_DAYS = 7;

interface CarrierService {
  /** Listed among what the price includes if `isIncluded`. */
  readonly title: string;
  readonly text: string;
  readonly isIncluded: boolean;
}

const PICK_UP: CarrierService = {
  title: '上门取件',
  text: '快递员按预约时间上门，不另收费',
  isIncluded: true,
};
const MESSAGE: CarrierService = {
  title: '短信通知',
  text: '揽收、派送、签收时短信通知双方',
  isIncluded: true,
};
const TO_DOOR: CarrierService = { title: '送货上门', text: '派送到收件地址，不进驿站', isIncluded: true };
const INSURED: CarrierService = {
  title: '保价可选',
  text: '按声明价值的千分之五收取，最低 1 元，由快递员办理',
  isIncluded: false,
};
const basicCover = (yuan: number): CarrierService => ({
  title: '基础赔付',
  text: `未保价的包裹丢失或损坏，最高赔付 ${yuan} 元`,
  isIncluded: true,
});

export const SERVICES: Readonly<Record<CarrierCode, readonly CarrierService[]>> = {
  SF: [PICK_UP, TO_DOOR, MESSAGE, basicCover(1000), INSURED],
  ZTO: [PICK_UP, MESSAGE, basicCover(300), INSURED],
  YTO: [PICK_UP, MESSAGE, basicCover(300), INSURED],
  STO: [PICK_UP, MESSAGE, basicCover(300), INSURED],
  YD: [PICK_UP, basicCover(300), INSURED],
  zgyz: [PICK_UP, TO_DOOR, MESSAGE, basicCover(300), INSURED],
  JTJZ: [PICK_UP, basicCover(200)],
};

export interface SeededReview {
  readonly id: string;
  /** Masked. */
  readonly name: string;
  readonly star: number;
  readonly tags: readonly string[];
  readonly content: string;
  readonly daysAgo: number;
}

const review = (
  id: string,
  name: string,
  star: number,
  daysAgo: number,
  content: string,
  ...tags: readonly string[]
): SeededReview => ({ id, name, star, tags, content, daysAgo });

/** 极兔速递 has no reviews yet. */
export const REVIEWS: Readonly<Record<CarrierCode, readonly SeededReview[]>> = {
  SF: [
    review('SF-1', '138****5521', 5, 2, '第二天上午就送到了，快递员还帮忙搬上楼。', '运输速度快', '服务热情'),
    review('SF-2', '匿名用户', 5, 5, '寄的玻璃杯，包得很仔细。', '包装完好'),
    review('SF-3', '186****0934', 4, 9, '快是快，就是贵一点。', '价格偏高'),
    review('SF-4', '159****7710', 5, 16, '', '上门准时'),
  ],
  ZTO: [
    review('ZTO-1', '133****2087', 5, 3, '价格合适，三天到。', '价格实惠'),
    review('ZTO-2', '匿名用户', 4, 8, '中间有一天没有更新，其他都好。', '信息更新慢'),
    review('ZTO-3', '151****6642', 4, 20, '', '寄件方便'),
  ],
  YTO: [
    review('YTO-1', '177****3301', 4, 4, '同城隔天到，满意。', '运输速度快'),
    review('YTO-2', '132****9948', 4, 11, '快递员准时。', '上门准时'),
  ],
  STO: [
    review('STO-1', '匿名用户', 4, 6, '便宜，慢一点也能接受。', '价格实惠'),
    review('STO-2', '188****4410', 3, 14, '上门晚了两个小时。', '上门偏晚'),
  ],
  YD: [
    review('YD-1', '135****1126', 4, 7, '日常寄件够用了。', '价格实惠'),
    review('YD-2', '147****8803', 4, 18, ''),
  ],
  zgyz: [
    review('zgyz-1', '130****7755', 5, 10, '偏远地方也能送到家门口。', '送货上门'),
    review('zgyz-2', '匿名用户', 4, 25, '时间长一些，胜在稳。'),
  ],
  JTJZ: [],
};

/** Goods that no carrier accepts. */
export const COMMON_LIMITS: readonly string[] = [
  '包装要结实，外箱不能有破损或湿渍',
  '液体、粉末、带电产品请在下单时说明，由快递员当面验视',
];

export interface SeededInquiry {
  readonly inquiryNo: string;
  readonly question: ContrastQuestion;
  readonly daysAgo: number;
  /** How much more than today a carrier asked then, in fen; negative: less. */
  readonly dearerThen?: Readonly<Partial<Record<CarrierCode, number>>>;
  /** Price then of a carrier that does not accept the parcel today, in fen. */
  readonly goneSince?: Readonly<Partial<Record<CarrierCode, number>>>;
  /** Carriers that did not accept it then. */
  readonly newSince?: readonly CarrierCode[];
}

const parcel = (
  from: readonly [province: string, city: string],
  to: readonly [province: string, city: string],
  goodsType: string,
  weight: number,
): ContrastQuestion => ({
  senderProvince: from[0],
  senderCity: from[1],
  receiverProvince: to[0],
  receiverCity: to[1],
  goodsType,
  weight,
});

const SHENZHEN = ['广东省', '深圳市'] as const;
const BEIJING = ['北京市', '北京市'] as const;
const SHANGHAI = ['上海市', '上海市'] as const;
const CHENGDU = ['四川省', '成都市'] as const;
const URUMQI = ['新疆维吾尔自治区', '乌鲁木齐市'] as const;
const HANGZHOU = ['浙江省', '杭州市'] as const;

/** A common parcel, for users without inquiries yet. */
export const POPULAR: ContrastQuestion = parcel(SHENZHEN, BEIJING, 'DAILY', 1);

const GOODS = ['DAILY', 'CLOTHES', 'BOOK', 'FOOD', 'DOCUMENT'] as const;
const ROUTES = [
  [SHENZHEN, SHANGHAI],
  [HANGZHOU, BEIJING],
  [CHENGDU, SHENZHEN],
] as const;

/** For every account that has any data: two that changed, then enough for two pages. */
export const SEEDED_INQUIRIES: readonly SeededInquiry[] = [
  {
    inquiryNo: 'CP-CHANGED',
    question: parcel(SHENZHEN, BEIJING, 'DAILY', 2),
    daysAgo: 3,
    dearerThen: { SF: 400, ZTO: -150, YTO: -100 },
    newSince: ['YD'],
  },
  {
    inquiryNo: 'CP-GONE',
    question: parcel(SHENZHEN, URUMQI, 'CLOTHES', 3),
    daysAgo: 6,
    goneSince: { JTJZ: 3900 },
  },
  { inquiryNo: 'CP-SAME', question: parcel(HANGZHOU, SHANGHAI, 'BOOK', 5), daysAgo: 8 },
  ...Array.from({ length: 22 }, (_, index): SeededInquiry => {
    const [from, to] = ROUTES[index % ROUTES.length] ?? [SHENZHEN, BEIJING];
    return {
      inquiryNo: `CP-OLD-${index + 1}`,
      question: parcel(from, to, GOODS[index % GOODS.length] ?? 'DAILY', (index % 3) + 1),
      daysAgo: 10 + index,
    };
  }),
];

const HOSTILE_PLACE = `<script>${MARK}</script>\u202e市深\u202c${'很长的地名'.repeat(20)}\u0000`;

/** Of one account: unreachable places, with hostile texts. */
export const HOSTILE_INQUIRY: SeededInquiry = {
  inquiryNo: 'CP-HOSTILE',
  question: parcel(
    [HOSTILE_PLACE, HOSTILE_PLACE],
    ['<img src=x onerror=alert(1)>', `[点我](${EVIL})`],
    'DAILY',
    60,
  ),
  daysAgo: 1,
  goneSince: { SF: 99_999_999 },
};

/** Owner of the links in the first state. */
const SHARER_MOBILE = '13800000011';

const shared = (
  shareCode: string,
  question: ContrastQuestion,
  carrierCode: string,
  freightFen: number,
  daysAgo: number,
): Omit<ContrastShare, 'atMs'> & { readonly daysAgo: number } => ({
  shareCode,
  sharerPhone: SHARER_MOBILE,
  question,
  carrierCode,
  freightFen,
  daysAgo,
});

export const SEEDED_SHARES: readonly ReturnType<typeof shared>[] = [
  shared('CP-FRIEND', parcel(SHENZHEN, BEIJING, 'DAILY', 2), 'SF', 2600, 1),
  shared('CP-OVER', parcel(SHENZHEN, BEIJING, 'DAILY', 2), 'SF', 2600, SHARE_DAYS + 1),
  shared('CP-AWAY', parcel(SHENZHEN, URUMQI, 'CLOTHES', 3), 'JTJZ', 3900, 2),
  shared('CP-HOSTILE', HOSTILE_INQUIRY.question, 'SF', 99_999_999, 0),
];
