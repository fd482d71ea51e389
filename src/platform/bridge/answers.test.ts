import { ANSWER_READERS } from './answers';

describe('a location', () => {
  it.each([
    [
      { longitude: 113.9, latitude: 22.5 },
      { longitude: 113.9, latitude: 22.5 },
    ],
    [
      { longitude: '113.9', latitude: '22.5' },
      { longitude: 113.9, latitude: 22.5 },
    ],
    [
      { longitude: 180, latitude: -90 },
      { longitude: 180, latitude: -90 },
    ],
    [
      { longitude: -180, latitude: 90 },
      { longitude: -180, latitude: 90 },
    ],
    [{ longitude: 180.1, latitude: 0 }, undefined],
    [{ longitude: 0, latitude: -90.1 }, undefined],
    [{ longitude: '', latitude: 0 }, undefined],
    [{ longitude: 0, latitude: '' }, undefined],
    [{ longitude: 0, latitude: true }, undefined],
    [{ longitude: 0 }, undefined],
    [null, undefined],
    ['x', undefined],
  ])('%j is %j', (data, place) => expect(ANSWER_READERS.getLocation(data)).toEqual(place));
});

describe('an address', () => {
  it.each([null, undefined])('%p: the user closed the list', (data) => {
    expect(ANSWER_READERS.selectAddress(data)).toBeNull();
  });

  it.each(['x', 1, true])('%p is invalid', (data) => {
    expect(ANSWER_READERS.selectAddress(data)).toBeUndefined();
  });

  it('keeps the text fields, and the coordinates when they are valid', () => {
    const data = { province: '上海市', city: '上海市', district: 7, longitude: 121.5, latitude: '31.24' };
    expect(ANSWER_READERS.selectAddress(data)).toEqual({
      province: '上海市',
      city: '上海市',
      district: '',
      detailAddress: '',
      point: { longitude: 121.5, latitude: 31.24 },
    });
    expect(ANSWER_READERS.selectAddress({ ...data, latitude: 91 })).toMatchObject({ point: null });
  });
});

it.each([
  ['geoAuthorisation', 'isAuthorised'],
  ['share', 'isShared'],
  ['notificationEnabled', 'isEnabled'],
  ['saveImage', 'isSaved'],
] as const)('%s reads the reply %s correctly', (method, name) => {
  const read = ANSWER_READERS[method];
  expect([read({ [name]: true }), read({ [name]: false })]).toEqual([{ [name]: true }, { [name]: false }]);
  expect([read({ [name]: 'true' }), read({}), read(null)]).toEqual([undefined, undefined, undefined]);
});

it.each(['openSetting', 'reportPageHeight', 'jumpByScheme', 'toast', 'closeWebview'] as const)(
  '%s has no value',
  (method) => expect(ANSWER_READERS[method]({ any: 1 })).toBeNull(),
);
