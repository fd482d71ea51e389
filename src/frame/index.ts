/** What stands around every page. */
export { watchAppNews } from './appNews';
export { useAppEntries } from './entries';
export { watchChunkFailures } from './chunkFailures';
export { AppFrame } from './AppFrame';
export { PageFrame, pageOf } from './PageFrame';
export { TabPageFrame } from './TabPageFrame';
