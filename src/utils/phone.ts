/** Phone numbers as people type them and as they may be shown. */

/** Without any white space (product §1.5). */
export const stripSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Hides the middle four of eleven digits (product §1.5); anything else comes back as it is. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
