/** Failure codes of the coupon packages' calls (contract tag `pay`), each with its meaning. */
export const SALE_CODE = {
  noPackage: '201300001',
  soldOut: '201300002',
  limitReached: '201300003',
  over: '201300004',
  notBegun: '201300005',
  cannotPayHere: '201300006',
  /** The submitNo was used for something else. */
  otherThing: '201300007',
  /** Nobody's, or somebody else's. */
  noOrder: '201300008',
} as const;
