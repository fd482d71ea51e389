/**
 * The place that the page was last shown for, kept for the visit, so that the next page-info call (also the early one,
 * `src/early`) is for it from the start. Pure: no platform, no store.
 */
import { object, string } from '@/api/decode';
import { ApiError } from '@/api/errors';
import type { StorageArea } from '@/platform/storage/types';
import { NO_PLACE, type Place } from '../campaignTypes';

const KEY = 'campaignPlace';

const stored = object({
  province: string,
  city: string,
  cityCode: string,
  district: string,
  districtCode: string,
  detailAddress: string,
  longitude: string,
  latitude: string,
});

/** `NO_PLACE` when nothing, or nothing readable, is kept. */
export function readPlace(storage: Pick<StorageArea, 'read'>): Place {
  const text = storage.read(KEY);
  if (text === null) return NO_PLACE;
  try {
    return stored(JSON.parse(text), KEY);
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof ApiError) return NO_PLACE;
    throw cause;
  }
}

export const keepPlace = (storage: Pick<StorageArea, 'write'>, place: Place): void =>
  void storage.write(KEY, JSON.stringify(place));

export const forgetPlace = (storage: Pick<StorageArea, 'remove'>): void => storage.remove(KEY);
