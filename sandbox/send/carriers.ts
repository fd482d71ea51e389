import type { CarrierCode } from '../../contract/types';

/** Distance of a parcel: within a city, a province, a region, to another region, to a remote area. */
export type Zone = 'city' | 'province' | 'near' | 'far' | 'remote';

interface ZonePrice {
  /** Fen for the first kg, and for each further one. */
  readonly firstFen: number;
  readonly extraFen: number;
  /** Hours from collection: at best, at worst. */
  readonly hours: readonly [number, number];
}

export interface Carrier {
  readonly code: CarrierCode;
  readonly name: string;
  /** List price as a percentage of the price here. */
  readonly listPercent: number;
  /** Maximum weight of one parcel, kg. */
  readonly maxWeight: number;
  /** Maximum length of the longest side of one parcel, cm. */
  readonly maxSideCm: number;
  /** Last hour (Beijing) of collection. */
  readonly collectsUntil: number;
  /** Provinces that it does not serve. */
  readonly leavesOut: readonly string[];
  readonly prices: Readonly<Record<Zone, ZonePrice>>;
}

const HOURS: Readonly<Record<Zone, readonly [number, number]>> = {
  city: [20, 30],
  province: [24, 40],
  near: [36, 52],
  far: [48, 72],
  remote: [96, 144],
};

/** Prices by zone as `[first, extra]`; hours are the common ones times `pace`. */
function carrier(
  code: CarrierCode,
  name: string,
  prices: readonly (readonly [firstFen: number, extraFen: number])[],
  more: Partial<Omit<Carrier, 'code' | 'name' | 'prices'>> & { readonly pace?: number } = {},
): Carrier {
  const { pace = 1, ...rest } = more;
  const zone = (name_: Zone, index: number): ZonePrice => {
    const [firstFen, extraFen] = prices[index] ?? [0, 0];
    const [best, worst] = HOURS[name_];
    return { firstFen, extraFen, hours: [Math.round(best * pace), Math.round(worst * pace)] };
  };
  return {
    code,
    name,
    listPercent: 125,
    maxWeight: 50,
    maxSideCm: 150,
    collectsUntil: 19,
    leavesOut: [],
    ...rest,
    prices: {
      city: zone('city', 0),
      province: zone('province', 1),
      near: zone('near', 2),
      far: zone('far', 3),
      remote: zone('remote', 4),
    },
  };
}

/** Product §2.3 "Carrier codes". */
export const CARRIERS: readonly Carrier[] = [
  carrier(
    'SF',
    '顺丰速运',
    [
      [1300, 200],
      [1400, 300],
      [1800, 500],
      [2200, 800],
      [2600, 1500],
    ],
    { pace: 0.6, listPercent: 110, maxWeight: 60, maxSideCm: 180, collectsUntil: 21 },
  ),
  carrier('ZTO', '中通快递', [
    [800, 100],
    [900, 150],
    [1000, 300],
    [1200, 500],
    [2000, 1200],
  ]),
  carrier('YTO', '圆通速递', [
    [800, 100],
    [900, 150],
    [1000, 250],
    [1150, 450],
    [2000, 1150],
  ]),
  carrier(
    'STO',
    '申通快递',
    [
      [750, 100],
      [850, 150],
      [980, 250],
      [1100, 450],
      [1950, 1100],
    ],
    { maxWeight: 30, maxSideCm: 120, pace: 1.1 },
  ),
  carrier('YD', '韵达快递', [
    [760, 100],
    [860, 150],
    [990, 260],
    [1120, 460],
    [1980, 1120],
  ]),
  carrier(
    'zgyz',
    '中国邮政',
    [
      [1000, 150],
      [1000, 200],
      [1200, 400],
      [1500, 600],
      [1800, 1000],
    ],
    { pace: 1.3, listPercent: 100 },
  ),
  carrier(
    'JTJZ',
    '极兔速递',
    [
      [700, 80],
      [800, 120],
      [900, 200],
      [1000, 400],
      [0, 0],
    ],
    {
      maxWeight: 20,
      maxSideCm: 120,
      pace: 1.2,
      leavesOut: [
        '新疆维吾尔自治区',
        '西藏自治区',
        '青海省',
        '内蒙古自治区',
        '宁夏回族自治区',
        '甘肃省',
        '海南省',
      ],
    },
  ),
];

export const findCarrier = (code: string): Carrier | undefined =>
  CARRIERS.find((candidate) => candidate.code === code);

/** Name of a carrier in the table. */
export const carrierName = (code: CarrierCode): string => findCarrier(code)?.name ?? code;

interface GoodsTypeFixture {
  readonly goodsType: string;
  readonly name: string;
  /** Kg. */
  readonly maxWeight: number;
  readonly hint: string;
}

export const GOODS_TYPES: readonly GoodsTypeFixture[] = [
  { goodsType: 'DOCUMENT', name: '文件', maxWeight: 3, hint: '证件、合同等请使用文件封，3 公斤以内' },
  { goodsType: 'DAILY', name: '日用品', maxWeight: 60, hint: '' },
  { goodsType: 'CLOTHES', name: '服饰鞋包', maxWeight: 60, hint: '' },
  { goodsType: 'DIGITAL', name: '数码产品', maxWeight: 30, hint: '含电池的产品只走陆运，可能晚 1 天到达' },
  { goodsType: 'FOOD', name: '食品', maxWeight: 30, hint: '生鲜、易腐食品不能寄，请密封包装' },
  { goodsType: 'BOOK', name: '书籍', maxWeight: 60, hint: '' },
  { goodsType: 'FRAGILE', name: '易碎品', maxWeight: 20, hint: '请用泡沫、气柱袋包裹，并在外箱标明' },
  { goodsType: 'OTHER', name: '其他', maxWeight: 60, hint: '请在备注里写明是什么' },
];

export const FORBIDDEN: readonly string[] = [
  '枪支弹药、管制刀具',
  '易燃易爆、腐蚀、有毒物品',
  '毒品及制毒原料',
  '活体动物、动植物标本',
  '现金、有价证券、贵重首饰',
  '烟花爆竹、打火机、充电宝',
];

export const FORBIDDEN_DESC =
  '<p>根据《邮政法》《快递暂行条例》，快递员会<b>当面验视</b>寄递物品。</p><ul><li>寄递禁寄物品须承担法律责任；</li><li>液体、粉末、带电产品请提前说明；</li><li>贵重物品请联系快递员办理保价。</li></ul>';

export const REMARKS: readonly string[] = ['上门前请打电话', '请带包装箱', '请带面单和胶带', '放在门口自取'];
