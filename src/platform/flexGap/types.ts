export interface FlexGapCapability {
  /**
   * Class of the element that a page is within, to be read once a page; empty where the engine is known to have `gap` between
   * items of a flex box (iOS 14.5, Chrome 84), and where the document has it instead.
   */
  pageClass(): string;
  /** Marks the document; once, before the first page. Does nothing in mini programs. */
  markDocument(): void;
}

/** What the rules beside this file ask for. */
export const NO_FLEX_GAP = 'noFlexGap';
