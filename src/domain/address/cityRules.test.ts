import type { Regions } from './addressTypes';
import { citiesOf, lettersOf, MAX_FOUND, searchCities } from './cityRules';

const city = (name: string, letter: string, pinyin = '') => ({ name, letter, pinyin, districts: [] });
const REGIONS: Regions = {
  hotCities: [],
  provinces: [
    {
      name: '广东省',
      letter: 'G',
      cities: [city('深圳市', 'S', 'shen zhen'), city('广州市', 'G'), city('', 'A')],
    },
    { name: '陕西省', letter: 'S', cities: [city('西安市', 'X', 'xi an')] },
    { name: '山西省', letter: 'S', cities: [city('吕梁市', 'L', 'lv liang'), city('大西市', 'D', 'da xi')] },
    { name: '上海市', letter: 'S', cities: [city('上海市', '')] },
    { name: '某地', letter: '', cities: [city('无名市', '')] },
  ],
};
const names = (found: readonly { readonly city: string }[]): string[] => found.map((each) => each.city);
const all = citiesOf(REGIONS);

test('sorts cities by letter, stable within one; those without use their province’s, or come last', () => {
  expect(all.map(({ letter, city: name }) => `${letter} ${name}`)).toEqual([
    'D 大西市',
    'G 广州市',
    'L 吕梁市',
    'S 深圳市',
    'S 上海市',
    'X 西安市',
    '# 无名市',
  ]);
  expect(lettersOf(all)).toEqual(['D', 'G', 'L', 'S', 'X', '#']);
});

test.each([
  ['深', ['深圳市']],
  [' 广东 ', ['广州市', '深圳市']],
  ['s', ['深圳市', '上海市']],
  ['S', ['深圳市', '上海市']],
  ['西', ['西安市', '大西市', '吕梁市']],
  ['shen', ['深圳市']],
  ['Shen Zhen', ['深圳市']],
  ["xi'an", ['西安市']],
  ['xian', ['西安市']],
  ['sz', ['深圳市']],
  ['lul', ['吕梁市']],
  ['lvliang', ['吕梁市']],
  ['zhen', []],
  ["'", []],
  ['sh上', []],
  ['', []],
  ['  ', []],
  ['.*', []],
])('search %p', (words, expected) => {
  expect(names(searchCities(all, words))).toEqual(expected);
});

test('limits the number of results', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    province: '省',
    city: `城${index}`,
    letter: 'C',
    pinyin: '',
  }));
  expect(searchCities(many, '城')).toHaveLength(MAX_FOUND);
});
