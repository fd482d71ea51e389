import { act } from 'react';
import { createScope } from '@/api';
import { DependentQuery } from '@/data/DependentQuery';
import type { Region, Regions } from '@/domain/address/addressTypes';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { RegionPopup } from './RegionPopup';

const city = (name: string, ...districts: readonly string[]) => ({ name, letter: '', pinyin: '', districts });
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

test('province, city, district: reported once, when complete, and closed', async () => {
  show(true);
  await place.press('广东省');
  expect([has('海南省'), has('深圳市'), chosen, closed]).toEqual([false, true, [], 0]);
  await place.press('深圳市');
  await place.press('福田区');
  expect([chosen, closed]).toEqual([[{ province: '广东省', city: '深圳市', district: '福田区' }], 1]);
});

test('hot cities lead to their districts, and are offered only before a province is chosen', async () => {
  show(true);
  await place.press('广州市');
  expect([has('天河区'), document.querySelector('[aria-label=热门城市]')]).toEqual([true, null]);
});

test('the chosen steps lead back', async () => {
  show(true);
  await place.press('广东省');
  await place.press('深圳市');
  expect(has('南山区')).toBe(true);
  await place.press('深圳市');
  expect([has('南山区'), has('广州市')]).toEqual([false, true]);
});

test('closes with the selection, and starts from the provinces when opened again', async () => {
  show(true);
  await place.press('广东省');
  show(false);
  expect(has('深圳市')).toBe(true);
  show(true);
  expect([has('深圳市'), has('海南省')]).toEqual([false, true]);
});
