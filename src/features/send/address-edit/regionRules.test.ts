import type { Regions } from '@/domain/address/addressTypes';
import { cityWords, districtsOf } from './regionRules';

const city = (name: string, ...districts: readonly string[]) => ({ name, letter: '', pinyin: '', districts });
const REGIONS: Regions = {
  hotCities: [],
  provinces: [
    { name: '北京市', letter: 'B', cities: [city('北京市', '海淀区', '朝阳区')] },
    { name: '广东省', letter: 'G', cities: [city('深圳市', '南山区'), city('东莞市')] },
  ],
};

it.each([
  ['北京市', '北京市', ['海淀区', '朝阳区'], '北京市'],
  ['广东省', '深圳市', ['南山区'], '广东省 深圳市'],
  ['广东省', '东莞市', [], '广东省 东莞市'],
  ['四川省', '深圳市', [], '四川省 深圳市'],
])('%s, %s: districts %j', (province, name, districts, words) => {
  const chosen = { province, city: name };
  expect([districtsOf(REGIONS, chosen), cityWords(chosen)]).toEqual([districts, words]);
});
