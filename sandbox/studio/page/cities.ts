import type { Look } from './phone';

/** Cities that the sandbox's gateway knows (sandbox/weekly/places.ts). */
export const CITIES: readonly { readonly name: string; readonly place: Look['place'] }[] = [
  { name: '手机自己的', place: null },
  { name: '深圳市', place: { longitude: 113.95, latitude: 22.54 } },
  { name: '上海市', place: { longitude: 121.5, latitude: 31.2 } },
  { name: '北京市', place: { longitude: 116.3, latitude: 39.98 } },
  { name: '杭州市', place: { longitude: 120.1, latitude: 30.28 } },
  { name: '成都市', place: { longitude: 104.06, latitude: 30.6 } },
];
