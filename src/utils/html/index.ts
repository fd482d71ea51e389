export { sanitizeHtml } from './sanitizeHtml';
export type { SanitizeOptions } from './sanitizeHtml';
export { isBlock, plainText } from './nodes';
export type { RichAttrs, RichElement, RichNode, RichTag, RichText } from './nodes';
