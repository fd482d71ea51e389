import type { PlatformFailure, Unsupported } from '../outcome';

export type OtherAppOutcome =
  | { readonly kind: 'opened' }
  /** No app opened in time; the fallback address, if one was given, is being opened. */
  | { readonly kind: 'not-opened' }
  | { readonly kind: 'cancelled' }
  | PlatformFailure
  | Unsupported;

export interface MiniProgramTarget {
  readonly hostApp: 'wechat' | 'alipay';
  readonly appId: string;
  /** Page path with query, without leading slash; empty for the entry page. */
  readonly path: string;
}

export interface AppTarget {
  /** Full address: `hiveconsumer://…`, or a universal link of the app. The caller has checked it. */
  readonly scheme: string;
  /** Checked http(s) address for users without the app. */
  readonly fallbackUrl?: string;
}

interface MapPoint {
  /** Degrees, gcj02. */
  readonly longitude: number;
  readonly latitude: number;
  readonly name: string;
  readonly address: string;
}

/**
 * Props for Taro's `<Button>` that launches the consumer app: the messaging app allows this only from such a button.
 */
export interface LaunchButtonProps {
  readonly openType: 'launchApp';
  readonly appParameter: string;
  readonly onError: () => void;
}

export interface OpenAppOptions {
  readonly timeoutMs?: number;
  /** Called before the fallback address is opened: the page may have been left inside the app meanwhile. */
  readonly isWanted?: () => boolean;
}

/** product §1.9 "App-launch timeout", "Fallback jump delay". */
export const APP_LAUNCH_TIMEOUT_MS = 3000;
export const FALLBACK_DELAY_MS = 300;

export interface OtherAppCapability {
  openMiniProgram(target: MiniProgramTarget): Promise<OtherAppOutcome>;
  openApp(target: AppTarget, options?: OpenAppOptions): Promise<OtherAppOutcome>;
  /** Null where `openApp` is to be used, or where the host has no such button. `onNotInstalled`: product §1.8. */
  launchButtonProps(parameter: string, onNotInstalled: () => void): LaunchButtonProps | null;
  phoneCall(phoneNumber: string): Promise<OtherAppOutcome>;
  openMap(point: MapPoint): Promise<OtherAppOutcome>;
}
