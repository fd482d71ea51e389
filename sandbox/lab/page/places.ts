/** Where a phone of the lab is: coordinates in degrees, `denied`, or null for the phone's own. */
export type LabPlace = { readonly longitude: number; readonly latitude: number } | 'denied' | null;

interface LabCity {
  readonly id: string;
  readonly name: string;
  readonly place: LabPlace;
}

/** Places that the sandbox's gateway names or refuses; the first is the phone's own. */
export const CITIES: readonly LabCity[] = [
  { id: '', name: '手机自己的', place: null },
  { id: 'shenzhen', name: '深圳', place: { longitude: 113.95, latitude: 22.54 } },
  { id: 'shanghai', name: '上海', place: { longitude: 121.5, latitude: 31.2 } },
  { id: 'beijing', name: '北京', place: { longitude: 116.3, latitude: 39.98 } },
  { id: 'hangzhou', name: '杭州', place: { longitude: 120.1, latitude: 30.28 } },
  { id: 'chengdu', name: '成都', place: { longitude: 104.06, latitude: 30.6 } },
  { id: 'guangzhou', name: '广州（网关不认识）', place: { longitude: 113.33, latitude: 23.12 } },
  { id: 'denied', name: '拒绝定位', place: 'denied' },
];

/** As the engine's address takes it. */
export const placeParam = (place: NonNullable<LabPlace>): string =>
  place === 'denied' ? place : `${place.longitude},${place.latitude}`;

export const placeOf = (id: string): LabPlace => CITIES.find((city) => city.id === id)?.place ?? null;
