import { fail, succeed } from '../core/call';
import type { Handlers } from '../core/call';
import { placeAt } from './places';

const OK = '0';
const UNKNOWN_PLACE = fail('200500001', '暂未获取到该位置的信息');

/** Place names (product §2.7). */
export const locationOperations = {
  async parseLatLongAddress({ body }) {
    const found = placeAt(Number(body.longitude), Number(body.latitude));
    if (found === undefined) return UNKNOWN_PLACE;
    const { province, city, cityCode, area, areaCode, detailAddress } = found;
    return succeed(OK, { province, city, cityCode, area, areaCode, detailAddress });
  },
} satisfies Partial<Handlers>;
