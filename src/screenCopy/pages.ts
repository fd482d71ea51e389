/**
 * Pages whose first screen is copied: people come back to them, and what they show first is the same for some hours.
 * Not pages with codes, forms, addresses or money. (`routes.ts` is too large for the HTML's script; a test compares the
 * two.)
 */
const COPIED: readonly RegExp[] = [
  /^\/$/,
  /^\/fcFriday\/?$/i,
  /^\/receiveCoupon\/[^/]+\/?$/i,
  /^\/list(\/[^/]*)?\/?$/i,
];

export const isCopiedPage = (path: string): boolean => COPIED.some((each) => each.test(path));
