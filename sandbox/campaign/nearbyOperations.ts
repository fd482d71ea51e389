import { fail, succeed, type Handlers } from '../core/call';
import {
  cabinetsOf,
  NEAR_M,
  NEARBY_CITIES,
  NEARBY_PAGES,
  type NearbyCabinetFixture,
  type NearbyFixture,
} from './nearby';

const OK = '0';
const NO_SUCH = fail('204200001', '没有找到这个页面');
const EARTH_M = 6_371_000;

interface Point {
  readonly longitude: number;
  readonly latitude: number;
}
type Found = NearbyCabinetFixture & { readonly distanceM: number | null };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line distance in metres. */
function metresBetween(from: Point, to: Point): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** Around a location, nearest first. A cabinet with impossible coordinates gets the distance of its city's centre. */
function roundPlace(page: NearbyFixture, place: Point): readonly Found[] {
  return NEARBY_CITIES.flatMap((city) => cabinetsOf(page, city).map((cabinet) => ({ city, cabinet })))
    .map(({ city, cabinet }) => {
      const isOnEarth = Math.abs(cabinet.longitude) <= 180;
      return { ...cabinet, distanceM: metresBetween(place, isOnEarth ? cabinet : city) };
    })
    .filter(({ distanceM }) => distanceM <= NEAR_M)
    .sort((one, other) => one.distanceM - other.distanceM);
}

function ofCity(page: NearbyFixture, province: string, city: string): readonly Found[] {
  const found = NEARBY_CITIES.find((each) => each.province === province && each.city === city);
  return found === undefined
    ? []
    : cabinetsOf(page, found).map((cabinet) => ({ ...cabinet, distanceM: null }));
}

/** Nearby cabinets. */
export const nearbyOperations = {
  async nearbyLanding({ body, origin }) {
    const { configId, longitude, latitude, province, city, pageNo, pageSize } = body;
    const page = NEARBY_PAGES.find((each) => each.configId === (configId === '' ? 'NEAR-OPEN' : configId));
    if (page === undefined) return NO_SUCH;
    const all =
      longitude !== '' && latitude !== ''
        ? roundPlace(page, { longitude: Number(longitude), latitude: Number(latitude) })
        : ofCity(page, province, city);
    return succeed(OK, {
      title: page.title,
      headImgUrl: page.headImgUrl.replace('{origin}', origin),
      sendUrl: page.sendUrl,
      content: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total: all.length,
    });
  },
} satisfies Partial<Handlers>;
