import type { Contact } from '@/domain/address/addressTypes';
import { routeOf } from './routeRules';

const at = (province: string, city: string): Contact => ({
  name: '王小明',
  mobile: '13800000000',
  province,
  city,
  district: '',
  detail: '',
});

test.each([
  ['WAIT_PICKUP', 0],
  ['PICKED_UP', 15],
  ['IN_TRANSIT', 50],
  ['DELIVERING', 85],
  ['SIGNED', 100],
  ['CANCELLED', null],
  ['unknown', null],
] as const)('%s: the parcel is at %s percent of the way', (state, percent) => {
  expect(routeOf({ state, sender: at('广东省', '深圳市'), receiver: at('北京市', '') })).toEqual({
    from: '深圳市',
    to: '北京市',
    percent,
  });
});
