import { miniChunk } from './mini';
import type { ChunkCapability } from './types';

export const chunk: ChunkCapability = miniChunk satisfies ChunkCapability;
