/** The frame around every page. */
export { watchAppNews } from './appNews';
export { useAppEntries } from './scanEntries';
export { watchChunkFailures } from './chunkFailures';
export { PageFrame, pageOf } from './PageFrame';
export { AppFrame } from './AppFrame';
export { TabPageFrame } from './TabPageFrame';
