export { AppFrame } from './AppFrame';
export { watchChunkFailures } from './chunkFailures';
export { PageFrame } from './PageFrame';
