import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { fetchCityOffer } from './nearCitiesApi';

const PEKING = { province: '北京市', city: '北京市' };
const HANGZHOU = { province: '浙江省', city: '杭州市' };
const hot = {
  cityList: [PEKING, HANGZHOU].map(({ province, city }) => ({ provinceName: province, cityName: city })),
};
const landing = (count: number, total = count) => ({
  title: '',
  headImgUrl: '',
  sendUrl: '',
  total,
  content: Array.from({ length: count }, (_, index) => ({
    cabinetCode: `C${index}`,
    cabinetName: `${index} 号柜`,
    cabinetAddress: '科技园',
    freeCells: [],
  })),
});

async function asked(except = '') {
  const bench = pageBench();
  const offer = fetchCityOffer(bench.gateway, { configId: 'x'.repeat(70), except }, bench.scope);
  await settle();
  return { ...bench, offer };
}

test('the hot cities, and the first cabinets of the first', async () => {
  const { offer, transport, paths, body } = await asked();
  await transport.last.ok(hot);
  expect(body()).toEqual({
    configId: 'x'.repeat(64),
    longitude: '',
    latitude: '',
    mapType: '',
    ...PEKING,
    pageNo: 1,
    pageSize: 3,
  });
  await transport.last.ok(landing(5, 8));
  const { cities, sample } = await offer;
  expect([cities, paths()]).toEqual([
    [PEKING, HANGZHOU],
    ['queryHotCitys', 'getLandingPageConfig'],
  ]);
  expect([sample?.city, sample?.total, sample?.rows.map(({ name }) => name)]).toEqual([
    PEKING,
    8,
    ['0 号柜', '1 号柜', '2 号柜'],
  ]);
});

test('the city that has just been looked at is not offered', async () => {
  const { offer, transport, body } = await asked('北京市');
  await transport.last.ok(hot);
  expect(body()).toMatchObject(HANGZHOU);
  await transport.last.ok(landing(0));
  expect(await offer).toEqual({ cities: [HANGZHOU], sample: null });
});

test('cabinets that cannot be loaded are left out', async () => {
  const { offer, transport } = await asked();
  await transport.last.ok(hot);
  await transport.last.fail('204200001');
  expect(await offer).toEqual({ cities: [PEKING, HANGZHOU], sample: null });
});

test('without hot cities there is no further call', async () => {
  const { offer, transport, paths } = await asked();
  await transport.last.fail('100900001');
  expect([await offer, paths()]).toEqual([{ cities: [], sample: null }, ['queryHotCitys']]);
});
