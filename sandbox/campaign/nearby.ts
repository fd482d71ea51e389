/** Nearby cabinets: `/nearbyCabinet/land`. None is ever renamed. */
import { EVIL, MARK } from '../core/hostile';

export interface NearbyFixture {
  readonly configId: string;
  readonly title: string;
  /** '': the page draws one. */
  readonly headImgUrl: string;
  readonly sendUrl: string;
  /** Number of cabinets in each city, and around any location. */
  readonly count: number;
  readonly isHostile?: true;
}

interface NearbyCity {
  readonly province: string;
  readonly city: string;
  /** Centre, degrees, gcj02. */
  readonly longitude: number;
  readonly latitude: number;
}

/** Cabinets exist only here. */
export const NEARBY_CITIES: readonly NearbyCity[] = [
  { province: '广东省', city: '深圳市', longitude: 113.95, latitude: 22.54 },
  { province: '广东省', city: '广州市', longitude: 113.33, latitude: 23.12 },
  { province: '上海市', city: '上海市', longitude: 121.5, latitude: 31.2 },
  { province: '北京市', city: '北京市', longitude: 116.3, latitude: 39.98 },
  { province: '浙江省', city: '杭州市', longitude: 120.1, latitude: 30.28 },
];

/** Distance within which a cabinet counts as near, metres. */
export const NEAR_M = 20_000;

/** The picture is 750 x 540. */
const BANNER = `{origin}/__sandbox/art/nearby.svg?${new URLSearchParams({ title: '家门口的快递柜', sub: '24 小时自助寄件' }).toString()}`;

const page = (configId: string, count: number, headImgUrl = BANNER): NearbyFixture => ({
  configId,
  title: '附近快递柜',
  headImgUrl,
  sendUrl: '',
  count,
});

export const NEARBY_PAGES: readonly NearbyFixture[] = [
  page('NEAR-OPEN', 8),
  page('NEAR-NONE', 0, ''),
  page('NEAR-MANY', 137),
  {
    configId: 'NEAR-HOSTILE',
    title: `</title><script>${MARK}</script>${'很长的标题'.repeat(40)}`,
    headImgUrl: `${EVIL}/head.png`,
    sendUrl: `javascript:${MARK}`,
    count: 4,
    isHostile: true,
  },
];

const PLACES = ['一期东门', '二期南门', '地下车库 B1', '物业中心旁', '3 栋架空层', '便利店门口'] as const;
const ESTATES = ['阳光花园', '科技大厦', '滨河新村', '翠湖公寓', '创新产业园'] as const;

export interface NearbyCabinetFixture {
  readonly cabinetCode: string;
  readonly cabinetName: string;
  readonly cabinetAddress: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly isOffline: boolean;
  readonly freeCells: readonly { readonly size: 'S' | 'M' | 'L'; readonly count: number }[];
}

/** The cabinets of a page in a city, each some 160 metres further from the centre than the one before. */
export function cabinetsOf(
  { count, isHostile }: NearbyFixture,
  { city, longitude, latitude }: NearbyCity,
): readonly NearbyCabinetFixture[] {
  return Array.from({ length: count }, (_, index) => {
    const estate = ESTATES[index % ESTATES.length] ?? ESTATES[0];
    const spot = PLACES[index % PLACES.length] ?? PLACES[0];
    const isFull = index % 7 === 5;
    return {
      cabinetCode: `NEAR-${city}-${index + 1}`,
      cabinetName:
        isHostile === true && index === 0
          ? `<img src=x onerror="${MARK}">\u202e柜递快\u202c${'很长的名称'.repeat(30)}`
          : `${estate}${index + 1} 号快递柜`,
      cabinetAddress:
        isHostile === true && index < 2
          ? `javascript:${MARK} ${'很长的地址'.repeat(80)}\u200b`
          : `${city}${estate}${spot}`,
      // The second hostile cabinet has impossible coordinates.
      longitude: isHostile === true && index === 1 ? 1e9 : longitude + 0.0011 * (index + 1),
      latitude: latitude + 0.0011 * (index + 1),
      isOffline: index % 8 === 6,
      freeCells: [
        { size: 'L', count: isFull ? 0 : (index * 3) % 5 },
        { size: 'M', count: isFull ? 0 : 2 + ((index * 5) % 9) },
        { size: 'S', count: isFull ? 0 : isHostile === true ? 999_999_999 : 4 + ((index * 7) % 12) },
      ],
    };
  });
}
