/** Home, the weekly page, a receive page, the coupon list. */
const COPIED = /^\/(fcFriday|receiveCoupon\/[^/]+|list\/[^/]+)?$/i;

/**
 * Whether the first screen of the page at this path is copied: people come back to it, and it is the same for some
 * hours. Not pages with codes, forms, addresses or money. (`routes.ts` is too large for the HTML's script; a test
 * compares the two.)
 * @param path without a slash at the end; '/' for home
 */
export const isCopiedPage = (path: string): boolean => COPIED.test(path);
