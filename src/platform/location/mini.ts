import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';
import { failure } from '../outcome';
import { privacy } from '../privacy';
import { consentGate } from '../privacy/gate';
import { LOCATE_TIMEOUT_MS, type LocationCapability, type LocationOutcome } from './types';

interface LocationDifference {
  /** Options of `getLocation`: coordinates in the system of the maps here (gcj02). */
  readonly query: { readonly type?: 'gcj02' };
  /** Key of `authSetting`. */
  readonly scope: string;
  /** Classifies a failed `getLocation`; null: an ordinary failure. */
  readFailure(error: unknown): 'denied' | 'timeout' | null;
}

/** Never locates before the privacy consent; without it the result is `denied`. */
export function makeMiniLocation({ query, scope, readFailure }: LocationDifference): LocationCapability {
  const askHost = () => attempt(() => Taro.getLocation({ ...query }));

  function locate(timeoutMs: number): Promise<LocationOutcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ kind: 'timeout' }), timeoutMs);
      void askHost().then((result) => {
        clearTimeout(timer);
        if (!result.ok) {
          const kind = readFailure(result.error);
          return resolve(kind === null ? failure(result.error) : { kind });
        }
        // The payment app returns numbers as text.
        const longitude = Number(field(result.value, 'longitude'));
        const latitude = Number(field(result.value, 'latitude'));
        if (Number.isNaN(longitude) || Number.isNaN(latitude))
          return resolve(failure('a place without coordinates'));
        resolve({ kind: 'located', longitude, latitude, system: 'gcj02' });
      });
    });
  }

  return {
    async locate(options) {
      if (!(await consentGate.pass('first'))) return { kind: 'denied' };
      return locate(options?.timeoutMs ?? LOCATE_TIMEOUT_MS);
    },
    async permission() {
      const consent = consentGate.status();
      if (consent !== 'agreed') return consent === 'refused' ? 'denied' : 'undecided';
      // The platform will prompt for its own consent first, and the user has not decided about that either.
      if ((await privacy.status()) === 'needed') return 'undecided';
      const result = await attempt(() => Taro.getSetting());
      if (!result.ok) return 'unknown';
      const setting = field(field(result.value, 'authSetting'), scope);
      if (setting === undefined) return 'undecided';
      return setting === true ? 'granted' : 'denied';
    },
    /**
     * Without consent, prompts for it and then triggers the host's own prompt: the host's settings list the permission
     * only after that.
     */
    async openSettings() {
      if (consentGate.status() !== 'agreed') {
        if (await consentGate.pass('used')) await askHost();
        return { kind: 'done' };
      }
      const result = await attempt(() => Taro.openSetting());
      return result.ok ? { kind: 'done' } : failure(result.error);
    },
  };
}
