import { act } from 'react';
import { createScope } from '@/api';
import { DependentQuery } from '@/data/DependentQuery';
import type { Region, Regions } from '@/domain/address/addressTypes';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { RegionPopup } from './RegionPopup';

const city = (name: string, ...districts: readonly string[]) => ({
  name,
  letter: 'A',
  pinyin: '',
  districts,
});
const REGIONS: Regions = {
  provinces: [
    { name: '广东省', letter: 'G', cities: [city('深圳市', '南山区', '福田区'), city('广州市', '天河区')] },
    { name: '海南省', letter: 'H', cities: [city('三亚市')] },
  ],
  hotCities: [{ province: '广东省', city: '广州市' }],
};

const place = testPlace();
const chosen: Region[] = [];
let closed = 0;
let query: DependentQuery<'all', Regions>;

beforeEach(async () => {
  chosen.length = 0;
  closed = 0;
  query = new DependentQuery({
    fetch: async () => REGIONS,
    toCallFailure: () => ({ kind: 'no-answer' }),
    clock: new FakeClock(),
    scope: createScope(),
    failedText: '',
  });
  query.want('all');
  await settle();
});

const show = (isOpen: boolean): void =>
  act(() =>
    place.render(
      <RegionPopup
        regions={query}
        isOpen={isOpen}
        onChoose={(region) => chosen.push(region)}
        onClose={() => {
          closed += 1;
        }}
      />,
    ),
  );
const has = (name: string): boolean => {
  try {
    place.button(name);
    return true;
  } catch {
    return false;
  }
};

test('city, district: reported once, when complete, and closed', async () => {
  show(true);
  await place.press('深圳市');
  expect([has('三亚市'), has('福田区'), chosen, closed]).toEqual([false, true, [], 0]);
  await place.press('福田区');
  expect([chosen, closed]).toEqual([[{ province: '广东省', city: '深圳市', district: '福田区' }], 1]);
});

test('a city without districts is the region', async () => {
  show(true);
  await place.press('三亚市');
  expect([chosen, closed]).toEqual([[{ province: '海南省', city: '三亚市', district: '' }], 1]);
});

test('the chosen city leads back to the cities', async () => {
  show(true);
  await place.press('深圳市');
  await place.press('广东省 深圳市');
  expect([has('南山区'), has('三亚市')]).toEqual([false, true]);
});

test('closed and opened again it starts from the cities', async () => {
  show(true);
  await place.press('深圳市');
  show(false);
  show(true);
  expect([has('南山区'), has('三亚市')]).toEqual([false, true]);
});
