// Price comparison: the same sums as an order, records stored once, price changes, and shared links.
import type { FastifyInstance } from 'fastify';
import { changesBetween, moveOf } from '../../sandbox/contrast/contrastRules';
import type { ContrastOffer } from '../../sandbox/contrast/contrastTypes';
import { control, post, startSandbox, tokenOf } from './harness';
import { atTenTomorrow, miniCalls } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(async () => {
  await control(app, 'reset');
  await atTenTomorrow(app);
});
afterAll(() => app.close());

type Json = Readonly<Record<string, unknown>>;
const MOBILE = '13912345678';
const NOTHING_MOBILE = '13912345600';
const SHARER = '13800000011';
const CONTRAST = 'sendOrder/wechat/applets/contrast';
const PARCEL = {
  senderProvince: '广东省',
  senderCity: '深圳市',
  receiverProvince: '北京市',
  receiverCity: '北京市',
  goodsType: 'DAILY',
  weight: 2,
};

let number = 0;
const requestNo = (): string => `contrast${String((number += 1)).padStart(20, '0')}`;
const call = (name: string, body: Json, token?: string) =>
  post(app, `${CONTRAST}/${name}`, body, token === undefined ? {} : { token });
const data = async (name: string, body: Json, token?: string): Promise<Json> =>
  (await call(name, body, token)).data;
const offersOf = (answer: Json): readonly ContrastOffer[] => answer.offerList as readonly ContrastOffer[];
const records = async (token: string): Promise<Json> => data('inquiries', { pageNo: 1, pageSize: 50 }, token);
const share = async (token: string, more: Json = {}): Promise<Json> =>
  data('share', { ...PARCEL, carrierCode: 'SF', requestNo: requestNo(), ...more }, token);

describe('offers', () => {
  test('cost the same as on the send page, without coupons and fund when logged out', async () => {
    const offers = offersOf(await data('offers', PARCEL));
    const { data: quoted } = await miniCalls(app).freight({ weight: 2 });
    const carriers = quoted.carrierList as readonly Json[];
    expect(offers.map(({ carrierCode, freightFen }) => [carrierCode, freightFen])).toEqual(
      carriers.map(({ carrierCode, freightFen }) => [carrierCode, freightFen]),
    );
    for (const { payFen, freightFen, discountFen, reductionFen } of offers)
      expect([payFen, discountFen, reductionFen]).toEqual([freightFen, 0, 0]);
  });

  test('a coupon is offered once: no row of the list subtracts it', async () => {
    const offers = offersOf(await data('offers', PARCEL, await tokenOf(app, MOBILE)));
    const open = offers.filter(({ isAvailable }) => isAvailable);
    expect(open.every(({ discountFen }) => (discountFen ?? 0) > 0)).toBe(true);
    expect(open.map(({ payFen }) => payFen)).toEqual(
      open.map(({ freightFen, reductionFen }) => (freightFen ?? 0) - (reductionFen ?? 0)),
    );
  });

  test('an order of the same parcel costs exactly the sum of the chosen offer', async () => {
    const token = await tokenOf(app, MOBILE);
    const calls = miniCalls(app, token);
    const chosen = await data('product', { ...PARCEL, carrierCode: 'SF' }, token);
    const offer = chosen.offer as ContrastOffer;
    expect(offer?.discountFen).toBeGreaterThan(0);
    expect(offer?.reductionFen).toBeGreaterThan(0);
    const { couponList } = (await calls.sendCoupons({ weight: 2, carrierCode: 'SF' })).data;
    const best = (couponList as readonly Json[])[0];
    expect(offer).toMatchObject({ discountFen: best?.discountFen, couponTitle: best?.couponTitle });
    const { dayList } = (await calls.pickUpTimes({ carrierCode: 'SF' })).data;
    const slots = (dayList as readonly { readonly slotList: readonly Json[] }[]).flatMap(
      ({ slotList }) => slotList,
    );
    const order = await calls.submit({
      submitNo: 'CONTRAST-0001',
      weight: 2,
      carrierCode: 'SF',
      slotId: slots.find(({ isAvailable }) => isAvailable === true)?.slotId,
      couponId: best?.couponId ?? null,
      expectedPayFen: offer?.payFen,
    });
    expect(order.data).toMatchObject({ payFen: offer?.payFen, discountFen: offer?.discountFen });
  });

  test('a carrier that refuses the parcel has a reason and no price', async () => {
    const offers = offersOf(
      await data('offers', { ...PARCEL, receiverProvince: '新疆维吾尔自治区', receiverCity: '乌鲁木齐市' }),
    );
    expect(offers[offers.length - 1]).toMatchObject({
      carrierCode: 'JTJZ',
      isAvailable: false,
      unavailableReason: '暂不支持该地区',
      payFen: null,
      score: null,
    });
  });

  test.each([
    ['nobody goes there', { receiverProvince: '台湾省', receiverCity: '台北市' }, '200800001'],
    ['no such place', { senderProvince: '<b>' }, '200800001'],
    ['too heavy for its kind', { goodsType: 'DOCUMENT', weight: 9 }, '200800002'],
    ['no such kind', { goodsType: 'GOLD' }, '200800002'],
  ])('%s: refused, and no record is stored', async (_name, change, code) => {
    const token = await tokenOf(app, MOBILE);
    const before = (await records(token)).total;
    expect((await call('offers', { ...PARCEL, ...change }, token)).body.code).toBe(code);
    expect((await records(token)).total).toBe(before);
  });
});

describe('product', () => {
  test.each(['SF', 'ZTO', 'zgyz'])('%s: charges minus deductions are the sum to pay', async (carrierCode) => {
    const token = await tokenOf(app, MOBILE);
    const { offer, lineList } = await data('product', { ...PARCEL, weight: 5, carrierCode }, token);
    const lines = lineList as readonly { readonly fen: number; readonly kindCode: string }[];
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.reduce((sum, { fen, kindCode }) => sum + (kindCode === 'OFF' ? -fen : fen), 0)).toBe(
      (offer as ContrastOffer).payFen,
    );
  });

  test('a closed carrier has its reason and no lines; an unknown one is refused', async () => {
    await control(app, 'carriers', { carrierCode: 'SF', isOpen: false });
    expect(await data('product', { ...PARCEL, carrierCode: 'SF' })).toMatchObject({
      offer: { isAvailable: false, unavailableReason: '运力已满，暂不可用' },
      lineList: [],
    });
    expect((await call('product', { ...PARCEL, carrierCode: 'DHL' })).body.code).toBe('200800003');
  });

  test('a user’s evaluation of an order appears in its carrier’s reviews, anonymous if chosen', async () => {
    const token = await tokenOf(app, MOBILE);
    const calls = miniCalls(app, token);
    const { carrierCode } = (await calls.order('ORD-SIGNED')).data;
    const before = await data('product', { ...PARCEL, carrierCode });
    await post(
      app,
      'base/evaluation/submit',
      {
        orderNo: 'ORD-SIGNED',
        serviceStar: 1,
        courierStar: 1,
        serviceTagIds: [],
        courierTagIds: [],
        content: '没有送到门口',
        pictureKeys: [],
        isAnonymous: true,
        requestNo: requestNo(),
      },
      { token },
    );
    const after = await data('product', { ...PARCEL, carrierCode });
    expect((after.reviewList as readonly Json[])[0]).toMatchObject({
      name: '匿名用户',
      star: 1,
      content: '没有送到门口',
    });
    const [was, is] = [before.offer as ContrastOffer, after.offer as ContrastOffer];
    expect(is.reviewCount).toBe(was.reviewCount + 1);
    expect(is.score ?? 0).toBeLessThan(was.score ?? 0);
    expect(JSON.stringify(after)).not.toContain(MOBILE);
  });
});

describe('records', () => {
  test('belong to the logged-in user; twenty simultaneous queries are one record', async () => {
    expect((await call('inquiries', { pageNo: 1, pageSize: 20 })).status).toBe(401);
    expect(await data('offers', PARCEL)).toMatchObject({ inquiryNo: '' });
    const token = await tokenOf(app, MOBILE);
    const before = Number((await records(token)).total);
    const answers = await Promise.all(Array.from({ length: 20 }, () => data('offers', PARCEL, token)));
    expect(new Set(answers.map(({ inquiryNo }) => inquiryNo)).size).toBe(1);
    const after = await records(token);
    expect(after.total).toBe(before + 1);
    expect((after.content as readonly Json[])[0]).toMatchObject({
      inquiryNo: answers[0]?.inquiryNo,
      parcel: { ...PARCEL, goodsName: '日用品' },
      offerCount: 7,
    });
  });

  test('another price of the same parcel is another record; the same price again is the first record', async () => {
    const token = await tokenOf(app, MOBILE);
    const { inquiryNo } = await data('offers', PARCEL, token);
    await control(app, 'carriers', { carrierCode: 'SF', isOpen: false });
    const second = await data('offers', PARCEL, token);
    expect(second.inquiryNo).not.toBe(inquiryNo);
    expect((await data('offers', PARCEL, token)).inquiryNo).toBe(second.inquiryNo);
  });

  test('are paged without a gap, and visible only to their account', async () => {
    const token = await tokenOf(app, MOBILE);
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) => data('inquiries', { pageNo, pageSize: 10 }, token)),
    );
    const numbers = pages.flatMap(({ content }) =>
      (content as readonly Json[]).map(({ inquiryNo }) => inquiryNo),
    );
    expect(new Set(numbers).size).toBe(25);
    const { inquiryNo } = await data('offers', PARCEL, token);
    const other = await tokenOf(app, '13912345679');
    expect((await call('inquiry', { inquiryNo }, other)).body.code).toBe('200800011');
    expect((await call('askAgain', { inquiryNo }, other)).body.code).toBe('200800011');
    expect((await records(await tokenOf(app, NOTHING_MOBILE))).total).toBe(0);
  });

  test('asked again: dearer, cheaper, new and unchanged; stored as a query of today', async () => {
    const token = await tokenOf(app, NOTHING_MOBILE); // no coupons, no fund: only the freight changes
    expect((await call('inquiry', { inquiryNo: 'CP-CHANGED' }, token)).body.code).toBe('200800011');
    const { inquiryNo } = await data('offers', PARCEL, token);
    await control(app, 'carriers', { carrierCode: 'ZTO', isOpen: false });
    const again = await data('askAgain', { inquiryNo }, token);
    expect(again.inquiryNo).not.toBe(inquiryNo);
    const changes = again.changeList as readonly Json[];
    expect(changes.filter(({ changeCode }) => changeCode !== 'SAME')).toEqual([
      {
        carrierCode: 'ZTO',
        carrierName: '中通快递',
        changeCode: 'GONE',
        thenFen: 1700,
        nowFen: null,
        reason: '运力已满，暂不可用',
      },
    ]);
    await control(app, 'carriers', { carrierCode: 'ZTO', isOpen: true });
    const back = await data('askAgain', { inquiryNo: again.inquiryNo }, token);
    expect(
      (back.changeList as readonly Json[]).find(({ carrierCode }) => carrierCode === 'ZTO'),
    ).toMatchObject({
      changeCode: 'NEW',
      thenFen: null,
      nowFen: 1700,
    });
  });

  test('fixtures: CP-CHANGED has every kind of change, CP-GONE a carrier that is no longer available', async () => {
    const token = await tokenOf(app, MOBILE);
    const kinds = async (inquiryNo: string) =>
      new Set(
        ((await data('askAgain', { inquiryNo }, token)).changeList as readonly Json[]).map(
          ({ changeCode }) => changeCode,
        ),
      );
    expect([...(await kinds('CP-CHANGED'))].sort()).toEqual(expect.arrayContaining(['DOWN', 'NEW', 'UP']));
    expect([...(await kinds('CP-GONE'))]).toContain('GONE');
  });
});

describe('links', () => {
  test('contain parcel and carrier, no person; owner and friend are distinguished, friends are counted once', async () => {
    const owner = await tokenOf(app, MOBILE);
    const { shareCode } = await share(owner);
    expect(String(shareCode)).not.toMatch(/139/);
    expect(await data('shareInfo', { shareCode }, owner)).toMatchObject({ isOwner: true, viewCount: 0 });
    const friend = await tokenOf(app, '13712340001');
    await Promise.all([1, 2, 3].map(() => data('shareInfo', { shareCode }, friend)));
    const seen = await data('shareInfo', { shareCode });
    expect(seen).toMatchObject({
      isOwner: false,
      sharerName: '139****5678',
      stateCode: 'OPEN',
      changeCode: 'SAME',
      viewCount: 1,
      parcel: PARCEL,
      offer: { carrierCode: 'SF', discountFen: 0, reductionFen: 0 },
    });
    expect(JSON.stringify(seen)).not.toContain(MOBILE);
  });

  test('sharing the same offer again returns the same link; another carrier or account has another link', async () => {
    const owner = await tokenOf(app, MOBILE);
    const links = await Promise.all(Array.from({ length: 20 }, () => share(owner)));
    expect(new Set(links.map(({ shareCode }) => shareCode)).size).toBe(1);
    const others = [await share(owner, { carrierCode: 'ZTO' }), await share(await tokenOf(app, SHARER))];
    expect(new Set([...links, ...others].map(({ shareCode }) => shareCode)).size).toBe(3);
  });

  test('the sharer’s coupons are never used for a friend', async () => {
    const owner = await tokenOf(app, MOBILE);
    const { shareCode } = await share(owner);
    const own = (await data('shareInfo', { shareCode }, owner)).offer as ContrastOffer;
    const friend = await data('shareInfo', { shareCode }, await tokenOf(app, NOTHING_MOBILE));
    expect(own.payFen ?? 0).toBeLessThan(own.freightFen ?? 0);
    expect((friend.offer as ContrastOffer).payFen).toBe((friend.offer as ContrastOffer).freightFen);
    expect(friend.sharedFen).toBe(own.freightFen);
  });

  test.each([
    ['CP-OVER', { stateCode: 'OVER', offer: null }],
    ['CP-AWAY', { stateCode: 'GONE', offer: null, reasonMsg: '暂不支持该地区' }],
    ['CP-HOSTILE', { stateCode: 'GONE', offer: null }],
    ['CP-FRIEND', { stateCode: 'OPEN', changeCode: 'UP', sharerName: '138****0011' }],
  ])('%s', async (shareCode, expected) => {
    expect(await data('shareInfo', { shareCode })).toMatchObject(expected);
    expect(await data('shareInfo', { shareCode }, await tokenOf(app, SHARER))).toMatchObject({
      isOwner: true,
    });
  });

  test('a link is valid for seven days', async () => {
    const { shareCode } = await share(await tokenOf(app, MOBILE));
    await control(app, 'clock', { offsetMs: 9 * 86_400_000 });
    expect(await data('shareInfo', { shareCode })).toMatchObject({ stateCode: 'OVER' });
    expect((await call('shareInfo', { shareCode: 'NOBODY' })).body.code).toBe('200800012');
  });

  test('an unavailable offer cannot be shared', async () => {
    const token = await tokenOf(app, MOBILE);
    await control(app, 'carriers', { carrierCode: 'SF', isOpen: false });
    expect(
      (await call('share', { ...PARCEL, carrierCode: 'SF', requestNo: requestNo() }, token)).body.code,
    ).toBe('200800003');
    expect((await call('share', { ...PARCEL, carrierCode: 'SF', requestNo: requestNo() })).status).toBe(401);
  });
});

test('the card: a popular parcel when logged out, the last compared one for an account with records', async () => {
  const popular = await data('card', {});
  expect(popular).toMatchObject({ title: '热门线路' });
  expect(offersOf(popular)).toHaveLength(3);
  const token = await tokenOf(app, MOBILE);
  await data('offers', { ...PARCEL, weight: 7 }, token);
  expect(await data('card', {}, token)).toMatchObject({ title: '最近询价', parcel: { weight: 7 } });
});

const offer = (
  carrierCode: ContrastOffer['carrierCode'],
  payFen: number | null,
  freightFen = payFen,
): ContrastOffer => ({
  carrierCode,
  carrierName: carrierCode,
  isAvailable: payFen !== null,
  unavailableReason: payFen === null ? '运力已满' : '',
  freightFen,
  originalFreightFen: freightFen,
  discountFen: 0,
  couponTitle: '',
  reductionFen: 0,
  payFen,
  earliestArrivalMs: null,
  latestArrivalMs: null,
  score: null,
  reviewCount: 0,
  includeList: [],
});

test.each([
  ['dearer', 1000, 1200, { changeCode: 'UP', reason: '运费有调整' }],
  ['cheaper', 1200, 1000, { changeCode: 'DOWN', reason: '运费有调整' }],
  ['the same', 1000, 1000, { changeCode: 'SAME', reason: '' }],
  ['gone', 1000, null, { changeCode: 'GONE', reason: '运力已满' }],
  ['new', null, 1000, { changeCode: 'NEW', thenFen: null }],
])('%s', (_name, thenFen, nowFen, expected) => {
  expect(changesBetween([offer('SF', thenFen)], [offer('SF', nowFen)])).toEqual([
    expect.objectContaining(expected),
  ]);
});

test('same freight without the coupon is reported; unavailable then and now is left out; not asked then is new', () => {
  expect(changesBetween([offer('SF', 500, 1000)], [offer('SF', 1000, 1000)])[0]?.reason).toBe(
    '可用的优惠有变化',
  );
  expect(changesBetween([offer('SF', null)], [offer('SF', null)])).toEqual([]);
  expect(changesBetween([], [offer('SF', 1)])[0]?.changeCode).toBe('NEW');
  expect(changesBetween([offer('SF', 1)], [])[0]).toMatchObject({
    changeCode: 'GONE',
    reason: '该快递暂不可用',
  });
  expect([moveOf(1, 2), moveOf(2, 1), moveOf(1, 1), moveOf(1, null)]).toEqual(['UP', 'DOWN', 'SAME', 'SAME']);
});
