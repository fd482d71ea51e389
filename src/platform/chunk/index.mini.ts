import type { ChunkCapability } from './types';

export const chunk: ChunkCapability = {
  onLoadFailure: () => () => undefined,
  loadAhead: () => () => undefined,
} satisfies ChunkCapability;
