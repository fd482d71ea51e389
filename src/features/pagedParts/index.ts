/** How a list that comes page by page (`paged`) stands on its page. */
export { PagedEnd } from './PagedView';
export { PagedView } from './PagedView';
