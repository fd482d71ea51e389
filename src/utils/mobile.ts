/**
 * How a mobile number of the mainland begins: the only place that says so. It is part of regular expressions, here and
 * in `typed`, `waybillRules` and `scrub`; `test/contract/mobile.test.ts` holds the contract and the sandbox to it.
 */
export const MOBILE_START = '1';

const MOBILE = new RegExp(`^${MOBILE_START}\\d{10}$`);

/**
 * A mobile number of the mainland, already normalised (`plainMobile`): eleven digits. Decision: only these are accepted
 * where somebody is to be called; a login leaves the rest to the gateway (`loginRules`).
 */
export const isMobile = (digits: string): boolean => MOBILE.test(digits);
