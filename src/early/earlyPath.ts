import { trimEndOf } from '@/utils/text';

/** Path of the weekly page (`routes.ts` is too large to include here; a test keeps the two in sync). */
export const EARLY_PATH = '/fcFriday';

/** Whether the page at this path is the weekly page. */
export const isWeeklyPath = (path: string): boolean => trimEndOf(path, '/') === EARLY_PATH;
