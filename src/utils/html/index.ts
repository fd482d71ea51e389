export { sanitizeHtml } from './sanitizeHtml';
export { isBlock, plainText } from './nodes';
export type { RichElement, RichNode, RichTag } from './nodes';
