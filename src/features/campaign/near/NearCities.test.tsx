import { act } from 'react';
import { createScope } from '@/api';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { NearCities } from './NearCities';
import type { CityOffer, CityQuestion } from './nearCitiesApi';
import type { NearRow } from './nearRules';

const api: { asked: CityQuestion[]; answer: (offer: CityOffer) => void } = {
  asked: [],
  answer: () => undefined,
};
jest.mock('./nearCitiesApi', () => ({
  fetchCityOffer: (_gateway: unknown, question: CityQuestion) => {
    api.asked.push(question);
    return new Promise<CityOffer>((resolve) => {
      api.answer = resolve;
    });
  },
}));

const place = testPlace();
beforeEach(() => {
  api.asked = [];
});
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const texts = (selector: string): (string | null)[] =>
  Array.from(place.element.querySelectorAll(selector)).map(({ textContent }) => textContent);

const city = (name: string) => ({ province: '某省', city: name });
const row = (id: string): NearRow => ({
  id,
  name: `${id} 号柜`,
  about: '',
  cells: '',
  isUsable: true,
  isOffline: false,
  point: null,
});

const done: string[] = [];
async function show(offer: CityOffer | null, except = ''): Promise<void> {
  done.splice(0);
  place.render(
    <NearCities
      text="未开启定位，看不到附近的快递柜"
      hint="开启定位，或选择城市查看"
      configId="N1"
      except={except}
      scope={createScope()}
      renderRow={({ id, name }) => <div key={id}>{name}</div>}
      onChoose={({ city: name }) => void done.push(name)}
      onMore={() => void done.push('more')}
    />,
  );
  await act(async () => {
    await settle();
    if (offer !== null) api.answer(offer);
    await settle();
  });
}

it('says why there is nothing, and draws the shape of the cities until they come', async () => {
  await show(null, '昆明市');
  expect(texts('[role=status]')[0]).toBe('未开启定位，看不到附近的快递柜开启定位，或选择城市查看');
  expect([api.asked, count('.chip[role=button]')]).toEqual([[{ configId: 'N1', except: '昆明市' }], 0]);
  expect(count('.shape.chip')).toBeGreaterThan(0);
  await place.press('选择城市');
  expect(done).toEqual(['more']);
});

it('offers eight cities at most, and the first cabinets of one', async () => {
  const cities = [
    '北京市',
    '上海市',
    '广州市',
    '深圳市',
    '杭州市',
    '成都市',
    '南京市',
    '武汉市',
    '西安市',
  ].map(city);
  await show({ cities, sample: { city: city('北京市'), rows: [row('1'), row('2')], total: 8 } });
  expect(texts('.chip')).toEqual(cities.slice(0, 8).map((each) => each.city));
  expect(texts('[role=list][aria-label=北京市的快递柜] > div')).toEqual(['1 号柜', '2 号柜']);
  await place.press('深圳市');
  await place.press('查看全部 8 个');
  expect(done).toEqual(['深圳市', '北京市']);
});

it('has nothing more to show of a city whose cabinets are all there', async () => {
  await show({ cities: [city('北京市')], sample: { city: city('北京市'), rows: [row('1')], total: 1 } });
  expect([count('[role=list]'), place.element.textContent?.includes('查看全部')]).toEqual([1, false]);
});

it('without cities the list of all of them remains', async () => {
  await show({ cities: [], sample: null });
  expect([count('.chip'), count('[role=list]')]).toEqual([0, 0]);
  expect(place.button('选择城市').textContent).toBe('选择城市');
});
