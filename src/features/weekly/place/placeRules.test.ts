import fc from 'fast-check';
import { NO_PLACE, type Place } from '../page/modulePageTypes';
import { firstPlace, parsePlace, rememberPlace } from './placeMemory';
import { coordinateText, cut, isSameSpot, placeText } from './placeRules';

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
  [-0.000000001, '0'],
  [1e-7, '0.0000001'],
  [100, '100'],
  [-120.123456789, '-120.12345679'],
])('%d degrees', (degrees, text) => {
  expect(coordinateText(degrees)).toBe(text);
});

test('coordinates match the contract’s format', () => {
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
  ['a city of that name in another province', { province: '广西' }, false],
  ['a kilometre to the east', { longitude: '113.95' }, false],
  ['another detail of the same spot', { detailAddress: '别处' }, true],
])('the same spot as %s: %j', (_name, changes, expected) => {
  expect(isSameSpot(place(), place(changes))).toBe(expected);
});

test('up to about 200 m is one spot, and no more', () => {
  const [here, there] = [
    place({ longitude: '0', latitude: '0' }),
    place({ longitude: '0.002', latitude: '0' }),
  ];
  expect(isSameSpot(here, there)).toBe(true);
  expect(isSameSpot(here, { ...there, longitude: '0.0021' })).toBe(false);
});

describe('what the bar shows', () => {
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
    [
      'known',
      place({ city: '', province: '', detailAddress: '' }),
      null,
      { kind: 'place', city: '南山区', detail: '' },
    ],
  ] as const)('%s, place %j, default %j', (status, known, area, expected) => {
    expect(placeText({ status, place: known, defaultArea: area })).toEqual(expected);
  });
});

describe('memory', () => {
  test('is restored unchanged', () => {
    const known = { place: place(), isChosen: true };
    expect(parsePlace(JSON.stringify(known))).toEqual(known);
  });

  test('a chosen city needs no coordinates; a place that was not chosen needs them', () => {
    const city = { ...NO_PLACE, province: '上海市', city: '上海市' };
    expect(parsePlace(JSON.stringify({ place: city, isChosen: true }))).toEqual({
      place: city,
      isChosen: true,
    });
    expect(parsePlace(JSON.stringify({ place: city, isChosen: false }))).toBeNull();
    expect(parsePlace(JSON.stringify({ place: NO_PLACE, isChosen: true }))).toBeNull();
  });

  test.each(['longitude', 'latitude'])(
    'a place that was located needs both coordinates: without %s it is ignored',
    (field) => {
      const text = (isChosen: boolean): string => JSON.stringify({ place: place({ [field]: '' }), isChosen });
      expect(parsePlace(text(false))).toBeNull();
      expect(parsePlace(text(true))?.isChosen).toBe(true);
    },
  );

  test('counts as chosen only if stored as such', () => {
    expect(parsePlace(JSON.stringify({ place: place(), isChosen: 'true' }))?.isChosen).toBe(false);
  });

  test('cuts a name to 128 characters', () => {
    const known = (length: number) => ({
      place: place({ detailAddress: '路'.repeat(length) }),
      isChosen: false,
    });
    expect(parsePlace(JSON.stringify(known(128)))).toEqual(known(128));
    expect(parsePlace(JSON.stringify(known(129)))).toEqual(known(128));
  });

  test('the next load first requests the remembered place, or none', () => {
    const kept = new Map<string, string>();
    const area = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, text: string) => {
        kept.set(key, text);
        return true;
      },
    };
    expect(firstPlace(area)).toEqual(NO_PLACE);
    rememberPlace(area, { place: place(), isChosen: false });
    expect(firstPlace(area)).toEqual(place());
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
  ])('%s is not a place', (text) => {
    expect(parsePlace(text)).toBeNull();
  });

  test('never throws, and accepts no other format', () => {
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
