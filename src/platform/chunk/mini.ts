import type { ChunkCapability } from './types';

export const miniChunk: ChunkCapability = { onLoadFailure: () => () => undefined };
