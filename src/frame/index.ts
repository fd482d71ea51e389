/** What stands around every page. */
export { useAppEntries, watchAppNews } from './appNews';
export { watchChunkFailures } from './chunkFailures';
export { AppFrame, PageFrame, pageOf } from './PageFrame';
export { TabPageFrame } from './TabPageFrame';
