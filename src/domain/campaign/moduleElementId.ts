/**
 * Id of a module's element. The server's `uniqueId` may be any text, and the id is put into selectors: letters, digits,
 * `-` and `_` stay, anything else becomes its code in hex, so that different ids stay different.
 */
export const moduleElementId = (uniqueId: string): string =>
  `m-${uniqueId.replace(/[^\w-]|_/g, (mark) => `_${mark.charCodeAt(0).toString(16)}_`)}`;
