export { AppFrame } from './PageFrame';
export { watchAppNews } from './appNews';
export { watchChunkFailures } from './chunkFailures';
export { followLink } from './followLink';
export { PageFrame } from './PageFrame';
export { clearTabBadges, setTabBadge } from './TabBar';
export { TabPageFrame } from './PageFrame';
export { useAppEntries } from './appNews';
