/** What one visit of a page was like on this phone. What the platform cannot measure, or did not, is absent. */
export interface VitalsFigures {
  readonly target: 'h5' | 'weapp' | 'alipay';
  /** Milliseconds until the page's content was drawn: no placeholder was left. */
  readonly firstScreen?: number | undefined;
  /** Browsers, only of the page that the document was opened for: milliseconds, `cls` a score. */
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
  readonly fcp?: number;
  readonly ttfb?: number;
  /** Browsers: tasks of more than 50 ms. */
  readonly longTasks?: number;
  /** Mini programs: calls, their bytes, and calls that took more than 50 ms to be drawn. */
  readonly setDataCalls?: number;
  readonly setDataBytes?: number;
  readonly slowSetData?: number;
}

/** The measurement of one page. */
export interface PageVitals {
  /** The page has rendered for the first time, with content or placeholders. */
  rendered(): void;
  /** The page is left: reports its figures, once, and measures nothing any more. */
  end(): void;
}

export interface VitalsCapability {
  /** Starts measuring the page that is being opened; null when this visit is not part of the sample. */
  measure(report: (figures: VitalsFigures) => void): PageVitals | null;
  /** The page that was opened last shows a placeholder; returns what to call when it is gone. */
  wait(): (() => void) | undefined;
}
