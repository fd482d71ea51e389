import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import {
  canSend,
  cardStyleOf,
  goodsText,
  marksOf,
  parcelParams,
  pricedParcel,
  questionOf,
  readParcel,
  routeText,
  savedText,
  scoreText,
  sortOffers,
  type Sort,
  withCouponFen,
} from './contrastRules';

const offer = (
  carrierCode: ContrastOffer['carrierCode'],
  more: Partial<ContrastOffer> = {},
): ContrastOffer => ({
  carrierCode,
  carrierName: carrierCode,
  isAvailable: true,
  unavailableReason: '',
  freightFen: 1000,
  originalFreightFen: 1000,
  discountFen: 0,
  couponTitle: '',
  reductionFen: 0,
  payFen: 1000,
  earliestArrivalMs: 1,
  latestArrivalMs: 2,
  score: 45,
  reviewCount: 3,
  includeList: [],
  ...more,
});
const codes = (offers: readonly ContrastOffer[]) => offers.map(({ carrierCode }) => carrierCode).join(' ');

const SF = offer('SF', { payFen: 2000, latestArrivalMs: 10, score: 48, reviewCount: 9 });
const ZTO = offer('ZTO', { payFen: 1000, latestArrivalMs: 30, score: 44, reviewCount: 2 });
const YTO = offer('YTO', { payFen: 1000, latestArrivalMs: 20, score: 44, reviewCount: 5 });
const LATE = offer('STO', { payFen: 900, latestArrivalMs: null, score: null, reviewCount: 0 });
const UNPRICED = offer('YD', { payFen: null, latestArrivalMs: 5 });
const CLOSED = offer('JTJZ', { isAvailable: false, payFen: null, latestArrivalMs: null, score: 50 });

describe('order', () => {
  it.each<[Sort, string]>([
    ['price', 'STO YTO ZTO SF YD JTJZ'], // equal prices: the faster one first; without a price last
    ['time', 'YD SF YTO ZTO STO JTJZ'], // without a time last
    ['reviews', 'SF YD YTO ZTO STO JTJZ'], // equal scores: the one with more reviews first; without a score last
  ])('%s: %s', (sort, expected) => {
    const all = [CLOSED, UNPRICED, LATE, ZTO, YTO, SF];
    expect(codes(sortOffers(all, sort))).toBe(expected);
    expect(codes(all)).toBe('JTJZ YD STO ZTO YTO SF'); // the input is not changed
  });

  it.each<Sort>(['price', 'time', 'reviews'])('by %s equal ones keep their order', (sort) => {
    const same = [offer('ZTO'), offer('SF'), offer('YTO')];
    expect(codes(sortOffers(same, sort))).toBe('ZTO SF YTO');
  });

  it('accepts no offer and a single one', () => {
    expect(sortOffers([], 'price')).toEqual([]);
    expect(codes(sortOffers([SF], 'time'))).toBe('SF');
  });
});

describe('marks', () => {
  it.each([
    ['each its own', [SF, ZTO], [['fastest'], ['cheapest']]],
    ['both of one', [offer('SF', { payFen: 1, latestArrivalMs: 1 }), ZTO], [['cheapest', 'fastest'], []]],
    ['equal prices share it', [ZTO, YTO, SF], [['cheapest'], ['cheapest'], ['fastest']]],
    ['all equal: nobody', [offer('SF'), offer('ZTO')], [[], []]],
    ['alone: nobody', [SF], [[]]],
    ['an unknown time is never the fastest', [LATE, SF, ZTO], [['cheapest'], ['fastest'], []]],
    ['neither is who cannot be had', [CLOSED, SF, ZTO], [[], ['fastest'], ['cheapest']]],
    ['nor who has no price', [UNPRICED, SF, ZTO], [[], ['fastest'], ['cheapest']]],
    ['none', [], []],
  ])('%s', (_name, offers, expected) => {
    expect(offers.map(marksOf(offers))).toEqual(expected);
  });
});

it.each([
  [{ score: 48, reviewCount: 12 }, '4.8 分 · 12 条评价'],
  [{ score: 50, reviewCount: 0 }, '5.0 分'],
  [{ score: null, reviewCount: 4 }, '暂无评价'],
])('shows score and reviews: %o', (more, expected) => {
  expect(scoreText(offer('SF', more))).toBe(expected);
});

it.each([
  [{ discountFen: 300, reductionFen: 200 }, '已减 优惠券￥3、减免金￥2'],
  [{ discountFen: 0, reductionFen: 150 }, '已减 减免金￥1.5'],
  [{ discountFen: null, reductionFen: null }, ''],
])('shows discounts: %o', (more, expected) => {
  expect(savedText(offer('SF', more))).toBe(expected);
});

it.each<[Partial<ContrastOffer>, number | null, string]>([
  [{ discountFen: 300, payFen: 1000 }, 700, ''],
  [{ discountFen: 300, reductionFen: 200, payFen: 800 }, 500, '已减 减免金￥2'],
  [{ discountFen: 1000, reductionFen: 200, payFen: 800 }, 0, '已减 减免金￥2'],
  [{ discountFen: 900, reductionFen: 200, payFen: 800 }, 0, '已减 减免金￥2'],
  [{ discountFen: 300, reductionFen: 200, payFen: 500 }, null, '已减 优惠券￥3、减免金￥2'],
  [{ discountFen: 0, reductionFen: 200, payFen: 800 }, null, '已减 减免金￥2'],
  [{ discountFen: 300, freightFen: null }, null, '已减 优惠券￥3'],
  [{ discountFen: 300, payFen: null }, null, '已减 优惠券￥3'],
])('a coupon that the price leaves out: %o gives %p', (more, expected, saved) => {
  expect([withCouponFen(offer('SF', more)), savedText(offer('SF', more))]).toEqual([expected, saved]);
});

it('cannot send with an unknown carrier, nor with an unavailable offer', () => {
  expect([canSend(SF), canSend(CLOSED), canSend(offer('unknown'))]).toEqual([true, false, false]);
});

const PARCEL = {
  senderProvince: '广东省',
  senderCity: '深圳市',
  receiverProvince: '北京市',
  receiverCity: '北京市',
  goodsType: 'DAILY',
  goodsName: '日用品',
  weight: 2,
  lengthCm: 0,
  widthCm: 0,
  heightCm: 0,
  billableKg: 2,
};
const LARGE = { ...PARCEL, lengthCm: 60, widthCm: 50, heightCm: 40, billableKg: 15 };

describe('a parcel', () => {
  it('is written into a URL and read back', () => {
    expect(readParcel(parcelParams(PARCEL))).toEqual({
      senderProvince: '广东省',
      senderCity: '深圳市',
      receiverProvince: '北京市',
      receiverCity: '北京市',
      goodsType: 'DAILY',
      weight: 2,
    });
    expect(readParcel(parcelParams(LARGE))).toMatchObject({ lengthCm: 60, widthCm: 50, heightCm: 40 });
    expect(Object.keys(parcelParams(PARCEL))).toEqual([
      'fromProvince',
      'fromCity',
      'toProvince',
      'toCity',
      'goods',
      'weight',
    ]);
  });

  it.each([
    ['no city', { senderCity: '' }],
    ['no goods', { goodsType: '' }],
    ['no weight', { weight: 0 }],
    ['half a kilogram', { weight: 1.5 }],
    ['heavier than can be sent', { weight: 21 }],
    ['no number', { weight: Number.NaN }],
    ['a city that is none', { receiverCity: '城'.repeat(31) }],
    ['a city to send from that is none', { senderCity: '城'.repeat(31) }],
    ['a province that is none', { receiverProvince: '省'.repeat(21) }],
    ['a province to send from that is none', { senderProvince: '省'.repeat(21) }],
    ['goods that are none', { goodsType: 'G'.repeat(65) }],
  ])('%s: not a valid request', (_name, change) => {
    expect(questionOf({ ...PARCEL, ...change })).toBeNull();
    expect(parcelParams({ ...PARCEL, ...change })).toEqual({});
  });

  it('is valid with the longest names that the contract allows', () => {
    const names = {
      senderProvince: '省'.repeat(20),
      senderCity: '城'.repeat(30),
      receiverProvince: '省'.repeat(20),
      receiverCity: '城'.repeat(30),
      goodsType: 'G'.repeat(64),
    };
    expect(questionOf({ ...PARCEL, ...names })).toMatchObject(names);
  });

  it.each(['60x50', '60x50x0', '60x50x301', 'axbxc', ''])('a size of %p is unknown', (size) => {
    const read = readParcel({ ...parcelParams(LARGE), size });
    expect(read).toMatchObject({ weight: 2 });
    expect(read).not.toHaveProperty('lengthCm');
  });

  it('is handed to the send page with everything that the price depends on', () => {
    expect(pricedParcel(LARGE, 'SF')).toEqual({
      from: { province: '广东省', city: '深圳市' },
      to: { province: '北京市', city: '北京市' },
      weight: 2,
      size: { lengthCm: 60, widthCm: 50, heightCm: 40 },
      goodsType: 'DAILY',
      carrierCode: 'SF',
    });
    expect(pricedParcel(PARCEL, 'SF').size).toBeNull();
  });

  it('is null if the URL has none', () => {
    expect(readParcel({})).toBeNull();
    expect(readParcel({ ...parcelParams(PARCEL), weight: '2kg' })).toBeNull();
  });

  it('as text, also if half of it is missing', () => {
    expect([routeText(PARCEL), goodsText(PARCEL)]).toEqual(['深圳 → 北京', '日用品 · 2 公斤']);
    expect(goodsText(LARGE)).toBe('日用品 · 2 公斤 · 60×50×40 厘米 · 按 15 公斤计费');
    const half = {
      ...PARCEL,
      senderCity: '',
      receiverProvince: '',
      receiverCity: '',
      goodsName: '',
      weight: 0,
      billableKg: 0,
    };
    expect([routeText(half), goodsText(half)]).toEqual(['广东省 → 未知城市', '']);
  });
});

it.each([
  ['columns', 'columns'],
  ['line', 'line'],
  ['', null],
  [undefined, null],
  ['<script>', 'list'],
])('the card style %p is %p', (style, expected) => {
  expect(cardStyleOf(style)).toBe(expected);
});
