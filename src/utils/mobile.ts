/**
 * A mobile number of the mainland, already normalised (`plainMobile`): eleven digits that begin with 1. Decision: only
 * these are accepted where somebody is to be called; a login leaves the rest to the gateway.
 */
export const isMobile = (digits: string): boolean => /^1\d{10}$/.test(digits);
