import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';
import { failure } from '../outcome';
import { LOCATE_TIMEOUT_MS, type LocationCapability, type LocationOutcome } from './types';

export interface LocationDifference {
  /** Key of `authSetting`. */
  readonly scope: string;
  /** Reads a failed `getLocation`; null: an ordinary failure. */
  readFailure(error: unknown): 'denied' | 'timeout' | null;
}

export function makeMiniLocation({ scope, readFailure }: LocationDifference): LocationCapability {
  return {
    locate(options) {
      return new Promise<LocationOutcome>((resolve) => {
        const timer = setTimeout(() => resolve({ kind: 'timeout' }), options?.timeoutMs ?? LOCATE_TIMEOUT_MS);
        void attempt(() => Taro.getLocation({ type: 'gcj02' })).then((result) => {
          clearTimeout(timer);
          if (!result.ok) {
            const kind = readFailure(result.error);
            return resolve(kind === null ? failure(result.error) : { kind });
          }
          // The payment app gives numbers as text.
          const longitude = Number(field(result.value, 'longitude'));
          const latitude = Number(field(result.value, 'latitude'));
          if (Number.isNaN(longitude) || Number.isNaN(latitude))
            return resolve(failure('a place without coordinates'));
          resolve({ kind: 'located', longitude, latitude, system: 'gcj02' });
        });
      });
    },
    async permission() {
      const result = await attempt(() => Taro.getSetting());
      if (!result.ok) return 'unknown';
      const setting = field(field(result.value, 'authSetting'), scope);
      if (setting === undefined) return 'undecided';
      return setting === true ? 'granted' : 'denied';
    },
    async openSettings() {
      const result = await attempt(() => Taro.openSetting());
      return result.ok ? { kind: 'done' } : failure(result.error);
    },
  };
}
