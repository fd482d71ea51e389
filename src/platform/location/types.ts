import type { PlatformFailure, Unsupported } from '../outcome';

export type LocationOutcome =
  | {
      readonly kind: 'located';
      /** Degrees. */
      readonly longitude: number;
      readonly latitude: number;
      /** Browsers measure in wgs84; the apps and mini programs return gcj02, the coordinate system of the gateway. */
      readonly system: 'gcj02' | 'wgs84';
    }
  | { readonly kind: 'denied' }
  | { readonly kind: 'timeout' }
  | PlatformFailure
  | Unsupported;

export type LocationPermission = 'granted' | 'denied' | 'undecided' | 'unknown';

export interface LocationCapability {
  /** May prompt the user. `timeoutMs` is 3000 unless given (product §1.9). */
  locate(options?: { readonly timeoutMs?: number }): Promise<LocationOutcome>;
  /** Does not prompt. */
  permission(): Promise<LocationPermission>;
  /** Opens the settings in which the user can allow location again. */
  openSettings(): Promise<{ readonly kind: 'done' } | PlatformFailure | Unsupported>;
}

/** product §1.9 "Geolocation timeout". */
export const LOCATE_TIMEOUT_MS = 3000;
