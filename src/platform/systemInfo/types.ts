import type { HostOs } from '../host/types';

export type Theme = 'light' | 'dark';

/** Lengths in CSS pixels (mini programs: px, not rpx). */
export interface SystemInfo {
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** The area a page can use, without bars. */
  readonly windowWidth: number;
  readonly windowHeight: number;
  /** 0 where the page does not extend under it. */
  readonly statusBarHeight: number;
  readonly safeAreaInsets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly os: HostOs;
  /** Version number only, e.g. `13.3.1`; empty when unknown. */
  readonly osVersion: string;
  readonly theme: Theme;
  /** 1 is the platform's normal text size. */
  readonly fontScale: number;
  /** e.g. `zh-CN`. */
  readonly language: string;
  readonly pixelRatio: number;
  /** Version of the host app as it reports itself; empty when unknown. */
  readonly appVersion: string;
}

export interface SystemInfoCapability {
  /** Read again on every call: windows rotate and themes change. */
  read(): SystemInfo;
  /** Returns the unsubscribe function; never calls where the platform does not report changes. */
  subscribeTheme(listener: (theme: Theme) => void): () => void;
}
