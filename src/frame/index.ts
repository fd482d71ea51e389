/** What stands around every page. */
export { useAppEntries, watchAppNews } from './appNews';
export { watchChunkFailures } from './chunkFailures';
export { AppFrame, PageFrame, pageOf, TabPageFrame } from './PageFrame';
