import fc from 'fast-check';
import { NO_PLACE, type Place } from '../campaignTypes';
import { parsePlace } from './placeMemory';
import { coordinateText, cut, isSameSpot, placeWords } from './placeRules';

const place = (changes: Partial<Place> = {}): Place => ({
  ...NO_PLACE,
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detailAddress: '科技园路1号',
  longitude: '113.94',
  latitude: '22.54',
  ...changes,
});

test.each([
  ['深圳市', 6, '深圳市'],
  ['六个字的城市', 6, '六个字的城市'],
  ['巴音郭楞蒙古自治州', 6, '巴音郭楞蒙古…'],
  ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', 6, '𠮷𠮷𠮷𠮷𠮷𠮷…'],
  ['😀😀', 1, '😀…'],
  ['', 6, ''],
])('%s cut to %d', (text, max, expected) => {
  expect(cut(text, max)).toBe(expected);
});

test('a cut never leaves half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 20 }), (text, max) => {
      const shown = cut(text, max);
      expect(shown).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
      expect(Array.from(shown).length).toBeLessThanOrEqual(max + 1);
    }),
  );
});

test.each([
  [113.94, '113.94'],
  [-0, '0'],
  [0.000000001, '0'],
  [1e-7, '0.0000001'],
  [100, '100'],
  [-120.123456789, '-120.12345679'],
])('%d degrees', (degrees, text) => {
  expect(coordinateText(degrees)).toBe(text);
});

test('coordinates keep the form of the contract', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
      expect(coordinateText(degrees)).toMatch(/^-?\d{1,3}(\.\d{1,8})?$/);
      expect(Math.abs(Number(coordinateText(degrees)) - degrees)).toBeLessThan(1e-8);
    }),
  );
});

test.each([
  ['itself', {}, true],
  ['a hundred metres away', { longitude: '113.941', latitude: '22.5401' }, true],
  ['a kilometre away', { latitude: '22.55' }, false],
  ['another district', { district: '福田区' }, false],
  ['another city', { city: '广州市' }, false],
  ['another detail of the same spot', { detailAddress: '别处' }, true],
])('the same spot as %s: %j', (_name, changes, expected) => {
  expect(isSameSpot(place(), place(changes))).toBe(expected);
});

describe('what the bar says', () => {
  const defaultArea = { city: '杭州市', province: '浙江省' };
  test.each([
    ['idle', null, null, { kind: 'locating' }],
    ['locating', null, null, { kind: 'locating' }],
    ['locating', null, defaultArea, { kind: 'locating' }],
    ['not-located', null, null, { kind: 'not-located' }],
    ['not-enabled', null, null, { kind: 'not-enabled' }],
    ['not-located', null, defaultArea, { kind: 'place', city: '杭州市', detail: '' }],
    ['not-enabled', null, defaultArea, { kind: 'place', city: '杭州市', detail: '' }],
    ['locating', place(), defaultArea, { kind: 'place', city: '深圳市', detail: '科技园路1号' }],
    ['not-enabled', place(), null, { kind: 'place', city: '深圳市', detail: '科技园路1号' }],
    [
      'known',
      place({ city: '巴音郭楞蒙古自治州', detailAddress: '库尔勒市人民东路和平小区12栋' }),
      null,
      { kind: 'place', city: '巴音郭楞蒙古…', detail: '库尔勒市人民东路和平小…' },
    ],
    ['known', place({ city: '', detailAddress: '' }), null, { kind: 'place', city: '广东省', detail: '' }],
  ] as const)('%s, place %j, default %j', (status, known, area, expected) => {
    expect(placeWords({ status, place: known, defaultArea: area })).toEqual(expected);
  });
});

describe('memory', () => {
  test('comes back as it was', () => {
    const known = { place: place(), isChosen: true };
    expect(parsePlace(JSON.stringify(known))).toEqual(known);
  });

  test('a city that was chosen has no coordinates; one that was not chosen needs them', () => {
    const city = { ...NO_PLACE, province: '上海市', city: '上海市' };
    expect(parsePlace(JSON.stringify({ place: city, isChosen: true }))).toEqual({
      place: city,
      isChosen: true,
    });
    expect(parsePlace(JSON.stringify({ place: city, isChosen: false }))).toBeNull();
    expect(parsePlace(JSON.stringify({ place: NO_PLACE, isChosen: true }))).toBeNull();
  });

  test.each([
    null,
    '',
    '1',
    'null',
    '{}',
    '{"place":null}',
    '{"place":{"city":"深圳市"}}',
    '{"place":{"longitude":1,"latitude":2}}',
  ])('%s is no place', (text) => {
    expect(parsePlace(text)).toBeNull();
  });

  test('no text makes it throw, and no text of another form is taken', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const known = parsePlace(text);
        expect(known === null || Object.values(known.place).every((value) => typeof value === 'string')).toBe(
          true,
        );
      }),
    );
  });
});
