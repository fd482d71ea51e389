export { AppFrame } from './AppFrame';
export { watchAppNews } from './appNews';
export { watchChunkFailures } from './chunkFailures';
export { followLink } from './followLink';
export { PageFrame } from './PageFrame';
export { clearTabBadges, setTabBadge } from './tabBadges';
export { TabPageFrame } from './TabPageFrame';
export { useAppEntries } from './useEntering';
