import { observable, runInAction } from 'mobx';
import { chunk } from '@/platform/chunk';
import type { ChunkLoadFailure } from '@/platform/chunk/types';

const current = observable.box<ChunkLoadFailure | null>(null, { deep: false });

/** The page code that failed to load; null if all is well (product §1.8 "Page chunk loading"). */
export const chunkFailure = (): ChunkLoadFailure | null => current.get();

export const forgetChunkFailure = (): void => runInAction(() => current.set(null));

/** Called once, before the first page loads: a failure before the frame is drawn is kept for it. */
export function watchChunkFailures(): void {
  chunk.onLoadFailure((failure) => runInAction(() => current.set(failure)));
}
