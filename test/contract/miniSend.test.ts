import type { FastifyInstance } from 'fastify';
import { control, startSandbox, tokenOf } from './harness';
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

const visitor = async (mobile = '13912345678') => miniCalls(app, await tokenOf(app, mobile));
const nobody = () => miniCalls(app);

interface Carrier {
  readonly carrierCode: string;
  readonly isAvailable: boolean;
  readonly unavailableReason: string;
  readonly freightFen: number;
  readonly originalFreightFen: number;
  readonly firstWeightFen: number;
  readonly extraWeightFen: number;
  readonly earliestArrivalMs: number | null;
  readonly latestArrivalMs: number | null;
  readonly discountFen: number;
  readonly tag: string;
}
const carriers = (data: unknown): readonly Carrier[] =>
  (data as { readonly carrierList: readonly Carrier[] }).carrierList;
const carrier = (data: unknown, code: string): Carrier | undefined =>
  carriers(data).find(({ carrierCode }) => carrierCode === code);

interface Slot {
  readonly slotId: string;
  readonly startTm: string;
  readonly isAvailable: boolean;
  readonly tag: string;
}
const days = (data: unknown) =>
  (data as { readonly dayList: readonly { readonly date: string; readonly slotList: readonly Slot[] }[] })
    .dayList;

describe('pick-up times', () => {
  test('cover three days; past ones are gone, the current one is marked, one slot is full', async () => {
    const { data } = await nobody().pickUpTimes();
    expect(days(data)).toHaveLength(3);
    const [today, tomorrow] = days(data);
    expect(today?.slotList.map(({ startTm }) => startTm.slice(11))).toEqual([
      '09:00:00',
      '11:00:00',
      '13:00:00',
      '15:00:00',
      '17:00:00',
      '19:00:00',
    ]);
    expect(today?.slotList.map(({ tag }) => tag !== '')).toEqual([true, false, false, false, false, false]);
    expect(tomorrow?.slotList.filter(({ isAvailable }) => !isAvailable).map(({ slotId }) => slotId)).toEqual([
      `${tomorrow?.date}T11`,
    ]);
  });

  test('have no evening for a carrier that stops earlier', async () => {
    const { data } = await nobody().pickUpTimes({ carrierCode: 'ZTO' });
    expect(days(data)[0]?.slotList.some(({ startTm }) => startTm.endsWith('19:00:00'))).toBe(false);
  });

  test('exclude today late in the evening', async () => {
    const clock = (await app.inject('/__sandbox/clock')).json<{ readonly offsetMs: number }>();
    await control(app, 'clock', { offsetMs: clock.offsetMs + 11 * 3_600_000 });
    expect(days((await nobody().pickUpTimes()).data)[0]?.slotList).toEqual([]);
  });

  test.each(['香港特别行政区', '火星省'])('%s: no pick-up there', async (province) => {
    expect((await nobody().pickUpTimes({ province })).body.code).toBe('200800001');
  });
});

describe('freight', () => {
  test('seven carriers, the cheapest first, one of them the fastest', async () => {
    const list = carriers((await nobody().freight()).data);
    expect(list).toHaveLength(7);
    const prices = list.map(({ freightFen }) => freightFen);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(list[0]?.tag).toBe('最便宜');
    expect(list.find(({ tag }) => tag === '最快')?.carrierCode).toBe('SF');
    for (const { freightFen, originalFreightFen, earliestArrivalMs, latestArrivalMs } of list) {
      expect(originalFreightFen).toBeGreaterThanOrEqual(freightFen);
      expect(Number(latestArrivalMs)).toBeGreaterThan(Number(earliestArrivalMs));
    }
  });

  test.each([1, 2, 7, 20])('%i kg: first weight and further kilograms', async (weight) => {
    for (const one of carriers((await nobody().freight({ weight })).data))
      expect(one.freightFen).toBe(one.firstWeightFen + (weight - 1) * one.extraWeightFen);
  });

  test.each([
    ['light and large: by volume', 1, [40, 30, 20], 3],
    ['each begun kg of it counts', 1, [40, 30, 21], 4],
    ['heavy and small: by weight', 5, [20, 20, 20], 5],
    ['a side that nobody knows: by weight', 2, [90, 90, 0], 2],
  ])('%s', async (_name, weight, [lengthCm, widthCm, heightCm], billableKg) => {
    const { data } = await nobody().freight({ weight, lengthCm, widthCm, heightCm });
    expect(data.billableWeight).toBe(billableKg);
    const byWeight = carriers((await nobody().freight({ weight: billableKg })).data);
    expect(carriers(data).map(({ freightFen }) => freightFen)).toEqual(
      byWeight.map(({ freightFen }) => freightFen),
    );
  });

  test('a parcel that is too long for a carrier has a reason and comes last; a kind of goods may wait', async () => {
    const { data } = await nobody().freight({ goodsType: '', lengthCm: 160, widthCm: 10, heightCm: 10 });
    expect(carrier(data, 'SF')?.isAvailable).toBe(true);
    expect(carrier(data, 'ZTO')).toMatchObject({
      isAvailable: false,
      unavailableReason: '单边最长 150 厘米',
    });
  });

  test('longer distances cost more', async () => {
    const to = async (receiverProvince: string, receiverCity: string) =>
      carrier((await nobody().freight({ receiverProvince, receiverCity })).data, 'ZTO')?.freightFen;
    expect([
      await to('广东省', '深圳市'),
      await to('广东省', '广州市'),
      await to('湖南省', '长沙市'),
      await to('北京市', '北京市'),
      await to('西藏自治区', '拉萨市'),
    ]).toEqual([800, 900, 1000, 1200, 2000]);
  });

  test('a carrier that does not go there, or not with that weight, has a reason and comes last', async () => {
    const far = await nobody().freight({
      receiverProvince: '西藏自治区',
      receiverCity: '拉萨市',
      weight: 40,
    });
    const list = carriers(far.data);
    const refused = list.filter(({ isAvailable }) => !isAvailable);
    expect(refused.map(({ carrierCode, unavailableReason }) => [carrierCode, unavailableReason])).toEqual(
      expect.arrayContaining([
        ['JTJZ', '暂不支持该地区'],
        ['STO', '单件最多 30 公斤'],
      ]),
    );
    expect(list.slice(-refused.length)).toEqual(refused);
    for (const one of refused)
      expect(one).toMatchObject({ freightFen: 0, earliestArrivalMs: null, latestArrivalMs: null, tag: '' });
  });

  test.each([
    [{ receiverProvince: '台湾省', receiverCity: '台北市' }, '200800001'],
    [{ senderProvince: '火星省' }, '200800001'],
    [{ goodsType: 'NOTHING' }, '200800002'],
    [{ goodsType: 'DOCUMENT', weight: 4 }, '200800002'],
  ])('%j is refused', async (body, code) => {
    expect((await nobody().freight(body)).body).toMatchObject({ success: false, code });
  });

  test.each([{ weight: 0 }, { weight: 61 }, { weight: 1.5 }, { senderCity: '' }, { extra: 'x' }])(
    '%j violates the contract',
    async (body) => {
      expect((await nobody().freight(body)).status).toBe(400);
    },
  );

  test('the platform is part of the path; another one is unknown', async () => {
    expect((await nobody().freight({}, 'fcapp')).status).toBe(200);
    expect((await nobody().freight({}, 'other')).status).toBe(404);
  });

  test('the best coupon applies if the user has one', async () => {
    expect(carrier((await nobody().freight()).data, 'ZTO')?.discountFen).toBe(0);
    expect(carrier((await (await visitor()).freight()).data, 'ZTO')?.discountFen).toBe(1200);
  });
});

describe('places and goods', () => {
  test('provinces are ordered by letter, and every city has its districts', async () => {
    const { groupList } = (await nobody().provinces()).data as {
      readonly groupList: readonly {
        readonly letter: string;
        readonly provinceList: readonly {
          readonly cityList: readonly { readonly districtList: readonly object[] }[];
        }[];
      }[];
    };
    const letters = groupList.map(({ letter }) => letter);
    expect(letters).toEqual([...letters].sort());
    const provinces = groupList.flatMap(({ provinceList }) => provinceList);
    expect(provinces).toHaveLength(34);
    for (const city of provinces.flatMap(({ cityList }) => cityList))
      expect(city.districtList.length).toBeGreaterThan(0);
  });

  test('every prefecture-level city once, by letter in its province, with its pinyin', async () => {
    const { groupList } = (await nobody().provinces()).data as {
      readonly groupList: readonly {
        readonly provinceList: readonly {
          readonly cityList: readonly {
            readonly cityCode: string;
            readonly cityName: string;
            readonly letter: string;
            readonly pinyin: string;
          }[];
        }[];
      }[];
    };
    const lists = groupList.flatMap(({ provinceList }) => provinceList.map(({ cityList }) => cityList));
    const cities = lists.flat();
    expect(cities).toHaveLength(340);
    expect(new Set(cities.map(({ cityCode }) => cityCode)).size).toBe(340);
    for (const { letter, pinyin } of cities) expect(pinyin[0]?.toUpperCase()).toBe(letter);
    for (const letters of lists.map((list) => list.map(({ letter }) => letter)))
      expect(letters).toEqual([...letters].sort());
    expect(cities.find(({ cityName }) => cityName === '重庆市')?.pinyin).toBe('chong qing');
  });

  test('twelve cities are hot', async () => {
    expect((await nobody().hotCities()).data.cityList).toHaveLength(12);
  });
});

describe('coupons for an order', () => {
  test('usable ones come first, the best on top, and the others have a reason', async () => {
    const { data } = await (await visitor()).sendCoupons();
    const list = data.couponList as readonly {
      readonly couponId: string;
      readonly isUsable: boolean;
      readonly unusableReason: string;
      readonly discountFen: number;
    }[];
    expect(data).toMatchObject({ freightFen: 1200, reductionFen: 200 });
    expect(list.map(({ couponId, discountFen }) => [couponId, discountFen])).toEqual([
      ['WC-FREE', 1200],
      ['WC-REDUCE', 500],
      ['WC-FIXED', 350],
      ['WC-DISCOUNT', 180],
      ['WC-LUGGAGE', 0],
    ]);
    expect(list[4]).toMatchObject({ isUsable: false, unusableReason: '运费未满 58 元' });
  });

  test('a free one covers the first weight only, a discount has its cap', async () => {
    const { data } = await (await visitor()).sendCoupons({ weight: 20, carrierCode: 'SF' });
    const fens = new Map(
      (data.couponList as readonly { readonly couponId: string; readonly discountFen: number }[]).map(
        ({ couponId, discountFen }) => [couponId, discountFen],
      ),
    );
    expect(fens.get('WC-FREE')).toBe(2200);
    expect(fens.get('WC-DISCOUNT')).toBe(600);
    expect(fens.get('WC-LUGGAGE')).toBe(1200);
  });
});
