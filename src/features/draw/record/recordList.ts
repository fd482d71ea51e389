/** The winning records as a list that comes page by page (spec 2 §2 /winningRecord). */
import { PagedStore, type PagedStoreDeps } from '@/features/paged';
import { PAGE_SIZE, type RecordApi } from './recordApi';
import type { WinningRecord } from './recordTypes';

export type RecordList = PagedStore<WinningRecord>;

export const createRecordList = (
  api: RecordApi,
  deps: Omit<PagedStoreDeps<WinningRecord>, 'fetchPage' | 'pageSize'>,
): RecordList => new PagedStore({ ...deps, pageSize: PAGE_SIZE, fetchPage: api.fetchPage });
