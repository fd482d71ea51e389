import type { HostOs } from '../host/types';

export type Theme = 'light' | 'dark';

/** Lengths in CSS pixels (mini programs: px, not rpx). */
export interface SystemInfo {
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** What a page can draw on, without bars. */
  readonly windowWidth: number;
  readonly windowHeight: number;
  /** 0 where the page does not reach under it. */
  readonly statusBarHeight: number;
  readonly safeAreaInsets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly os: HostOs;
  /** Its figures, e.g. `13.3.1`; empty when unknown. */
  readonly osVersion: string;
  readonly theme: Theme;
  /** 1 is the platform's normal text size. */
  readonly fontScale: number;
  /** e.g. `zh-CN`. */
  readonly language: string;
  readonly pixelRatio: number;
  /** Version of the host app as it names itself; empty when unknown. */
  readonly appVersion: string;
}

export interface SystemInfoCapability {
  /** Read anew on every call: windows turn and themes change. */
  read(): SystemInfo;
  /** Returns the unsubscribe function; silent where the platform never says. */
  subscribeTheme(listener: (theme: Theme) => void): () => void;
}
