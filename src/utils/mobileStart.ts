/**
 * How a mobile number of the mainland begins: the only place that says so. It is part of regular expressions in `phone`,
 * `normalizePhone` and `tracking/scrub`; `test/contract/mobile.test.ts` holds the contract and the sandbox to it.
 */
export const MOBILE_START = '1';
