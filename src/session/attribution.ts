import { ApiError } from '@/api';
import { number, object, record, string } from '@/api/decode';
import type { StorageArea } from '@/platform/storage/types';
import { ATTRIBUTION_KEYS } from '@/tracking/createTracker';
import { textParam } from '@/utils/addressParams';

/** The source of the visit (product §1.3); sent as `burialPointInfo`. */
export type AttributionInfo = { readonly [K in (typeof ATTRIBUTION_KEYS)[number]]?: string };

/** 3 days (product §1.9). */
export const ATTRIBUTION_LIFE_MS = 259_200_000;
const STORAGE_KEY = 'attribution';
const MAX_LENGTH = 128;

const stored = object({ info: record(string), timestamp: number });

/**
 * If `query` has any attribution key, replaces all stored keys with those of `query`; otherwise keeps the stored ones.
 */
export function intakeAttribution(
  query: Readonly<Record<string, string>>,
  storage: StorageArea,
  nowMs: number,
): void {
  const info: Record<string, string> = {};
  for (const key of ATTRIBUTION_KEYS) {
    const value = textParam(query, key, MAX_LENGTH);
    if (value !== '') info[key] = value;
  }
  if (Object.keys(info).length === 0) return;
  storage.write(STORAGE_KEY, JSON.stringify({ info, timestamp: nowMs }), {
    expiresInMs: ATTRIBUTION_LIFE_MS,
  });
}

/** The stored keys if not older than 3 days; otherwise empty. */
export function readAttribution(storage: StorageArea, nowMs: number): AttributionInfo {
  const text = storage.read(STORAGE_KEY);
  if (text === null) return {};
  try {
    const { info, timestamp } = stored(JSON.parse(text), STORAGE_KEY);
    // A timestamp in the future means that the device clock was wrong then: the age is unknown.
    return timestamp <= nowMs && nowMs - timestamp < ATTRIBUTION_LIFE_MS ? info : {};
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof ApiError) return {};
    throw cause;
  }
}

export const forgetAttribution = (storage: StorageArea): void => storage.remove(STORAGE_KEY);
