export { AppFrame } from './AppFrame';
export { watchChunkFailures } from './chunkFailures';
export { followLink } from './followLink';
export { PageFrame } from './PageFrame';
