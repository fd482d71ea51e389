/** Separate, so that a page that only shows numbers does not load it; imported from `phone`. */
import { MOBILE_START } from './mobileStart';
import { normalizeText, withoutLabel } from './normalizeText';

const COUNTRY_CODE = new RegExp(`^(?:\\+|00)?86(?=${MOBILE_START}\\d{10}$)`);

/** `+86 138-0013-8000` is `13800138000`: the country code is removed only before eleven digits. */
export const normalizePhone = (text: string): string =>
  withoutLabel(normalizeText(text).replace(/^tel:/i, ''))
    .replace(/[ ()-]/g, '')
    .replace(COUNTRY_CODE, '');
