/**
 * Id of a module's element. The server's `uniqueId` may be any text, and the id is used in selectors: letters, digits
 * and `-` stay; any other character, `_` included, becomes its hex code between underscores, so that different ids stay
 * different.
 */
export const moduleElementId = (uniqueId: string): string =>
  `m-${uniqueId.replace(/[^\w-]|_/g, (mark) => `_${mark.charCodeAt(0).toString(16)}_`)}`;
