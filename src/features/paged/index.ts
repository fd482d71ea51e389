/** Lists of one visitor that come page by page. What stands on the page: `pagedParts`. */
export { PAGED_TEXTS } from './PagedStore';
export {
  PagedStore,
  type MorePhase,
  type PagedPage,
  type PagedPhase,
  type PagedStoreDeps,
} from './PagedStore';
