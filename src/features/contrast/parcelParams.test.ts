import { pricedParcel, questionOf } from './contrastQuestion';
import { parcelParams, readParcel } from './parcelParams';
import { goodsText, routeText } from './parcelTexts';

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
