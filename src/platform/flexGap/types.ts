export interface FlexGapCapability {
  /**
   * Class for the element that wraps a page; read it once per page. Empty where the engine is known to support `gap`
   * between flex items (iOS 14.5, Chrome 84), and where the document has the class instead.
   */
  pageClass(): string;
  /** Adds the class to the document; call once, before the first page. No-op in mini programs. */
  markDocument(): void;
}

/** The class that the style rules in this folder use. */
export const NO_FLEX_GAP = 'noFlexGap';
