import type { Regions } from '@/domain/address/addressTypes';
import { choicesOf, chooseNext, NO_REGION, stepsOf } from './regionRules';

const REGIONS: Regions = {
  hotCities: [],
  provinces: [
    {
      name: '安徽省',
      letter: 'A',
      cities: [{ name: '合肥市', letter: 'H', pinyin: '', districts: ['蜀山区'] }],
    },
    {
      name: '北京市',
      letter: 'B',
      cities: [{ name: '北京市', letter: 'B', pinyin: '', districts: ['海淀区', '朝阳区'] }],
    },
    {
      name: '广东省',
      letter: 'G',
      cities: [
        { name: '深圳市', letter: 'S', pinyin: '', districts: ['南山区'] },
        { name: '东莞市', letter: 'D', pinyin: '', districts: [] },
      ],
    },
    { name: '贵州省', letter: 'G', cities: [{ name: '贵阳市', letter: 'G', pinyin: '', districts: [] }] },
  ],
};
const names = (province = '', city = ''): readonly string[] =>
  choicesOf(REGIONS, { province, city, district: '' }).map(({ name }) => name);

it('each step offers its sub-regions; a letter heads its first province', () => {
  expect(choicesOf(REGIONS, NO_REGION).map(({ letter }) => letter)).toEqual(['A', 'B', 'G', '']);
  expect(names('广东省')).toEqual(['深圳市', '东莞市']);
  expect(names('广东省', '深圳市')).toEqual(['南山区']);
  expect(names('没有')).toEqual([]);
  expect(choicesOf(null, NO_REGION)).toEqual([]);
});

it.each([
  ['a province', NO_REGION, '广东省', { province: '广东省', city: '', district: '' }, false],
  [
    'a province of one city',
    NO_REGION,
    '北京市',
    { province: '北京市', city: '北京市', district: '' },
    false,
  ],
  [
    'a province of one city without districts',
    NO_REGION,
    '贵州省',
    { province: '贵州省', city: '贵阳市', district: '' },
    true,
  ],
  [
    'a city without districts',
    { province: '广东省', city: '', district: '' },
    '东莞市',
    { province: '广东省', city: '东莞市', district: '' },
    true,
  ],
  [
    'a district',
    { province: '北京市', city: '北京市', district: '' },
    '朝阳区',
    { province: '北京市', city: '北京市', district: '朝阳区' },
    true,
  ],
])('%s', (_name, chosen, name, region, isComplete) => {
  expect(chooseNext(REGIONS, chosen, name)).toEqual({ region, isComplete });
});

it('the chosen steps lead back; a municipality is one step', () => {
  expect(stepsOf(NO_REGION)).toEqual([]);
  expect(stepsOf({ province: '广东省', city: '深圳市', district: '' })).toEqual([
    { name: '广东省', before: NO_REGION },
    { name: '深圳市', before: { province: '广东省', city: '', district: '' } },
  ]);
  expect(stepsOf({ province: '北京市', city: '北京市', district: '' }).map(({ name }) => name)).toEqual([
    '北京市',
  ]);
});
