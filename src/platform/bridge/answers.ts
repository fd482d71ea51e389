import { field } from '../attempt';
import type { BridgeAddress, BridgeMethod, BridgeMethods, BridgePoint } from './types';

/** Returns the validated value, or undefined when the app's data does not have the method's shape. */
type Reader<T> = (data: unknown) => T | undefined;

const nothing: Reader<null> = () => null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const point: Reader<BridgePoint> = (data) => {
  // Android's bridge has sent numbers as text, so both forms are accepted.
  const read = (name: string): number => {
    const value = field(data, name);
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : NaN;
  };
  const longitude = read('longitude');
  const latitude = read('latitude');
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90; // false for NaN
  return isOnEarth ? { longitude, latitude } : undefined;
};

const address: Reader<BridgeAddress | null> = (data) => {
  if (data === null || data === undefined) return null;
  if (typeof data !== 'object') return undefined;
  return {
    province: text(field(data, 'province')),
    city: text(field(data, 'city')),
    district: text(field(data, 'district')),
    detailAddress: text(field(data, 'detailAddress')),
    point: point(data) ?? null,
  };
};

/** Reads a reply that consists of one boolean. */
function flag<T>(name: string, wrap: (value: boolean) => T): Reader<T> {
  return (data) => {
    const value = field(data, name);
    return typeof value === 'boolean' ? wrap(value) : undefined;
  };
}

export const ANSWER_READERS: { readonly [M in BridgeMethod]: Reader<BridgeMethods[M]['value']> } = {
  getLocation: point,
  geoAuthorisation: flag('isAuthorised', (isAuthorised) => ({ isAuthorised })),
  selectAddress: address,
  share: flag('isShared', (isShared) => ({ isShared })),
  openSetting: nothing,
  reportPageHeight: nothing,
  jumpByScheme: nothing,
  toast: nothing,
  closeWebview: nothing,
  notificationEnabled: flag('isEnabled', (isEnabled) => ({ isEnabled })),
  saveImage: flag('isSaved', (isSaved) => ({ isSaved })),
};
