/** Phone numbers: how a typed one is normalised, which are valid where, how one is shown. Pure. */
import { MOBILE_START } from './mobileStart';

export { normalizePhone } from './normalizePhone';

/** A login accepts eleven digits and leaves the rest to the gateway. Normalised numbers only, here and below. */
export const hasElevenDigits = (phone: string): boolean => /^\d{11}$/.test(phone);

const MOBILE = new RegExp(`^${MOBILE_START}\\d{10}$`);

/**
 * A mobile number of the mainland: eleven digits that begin with 1. Decision: only these are accepted where somebody is
 * to be called (addresses, feedback).
 */
export const isMobileNumber = (phone: string): boolean => MOBILE.test(phone);

/** Hides the middle four of eleven digits (product §1.5); anything else stays unchanged. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
