import { trimEndOf } from '@/utils/text';

/** Address of the weekly page (`routes.ts`, which is too large to be brought along; a test holds the two together). */
export const EARLY_PATH = '/fcFriday';

/** Whether the page at this path has a call that is made ahead. */
export const hasEarlyCall = (path: string): boolean => trimEndOf(path, '/') === EARLY_PATH;
