/** A page's script or style chunk did not arrive (product §1.8 "Page chunk loading"). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly reason: 'timeout' | 'failed',
    /** The chunk's address where it is known; for logs. */
    readonly address: string,
  ) {
    super(`Page chunk ${reason === 'timeout' ? 'timed out' : 'failed to load'}: ${address}`);
  }
}

export interface ChunkLoadFailure {
  readonly error: ChunkLoadError;
  /**
   * Loads again everything that is missing; the interrupted navigation goes on by itself when it arrives. Fails
   * again by a new call of the listener.
   */
  retry(): void;
}

export interface ChunkCapability {
  /**
   * Called when a chunk has failed twice (the second attempt is made without asking); the router waits meanwhile,
   * so the listener shows a failed state with 重试 over whatever is on screen and takes it away on retry or when
   * the person goes elsewhere, which is told by null. Without a listener the load rejects with `ChunkLoadError`.
   * One listener at a time; has to be set before the first page loads (app.tsx). Returns the unsubscribe function.
   * Mini programs: never called, their packages are the host's matter.
   */
  onLoadFailure(listener: (failure: ChunkLoadFailure | null) => void): () => void;
}

/** product §1.8. `config/` gives the same figure to webpack's script loading (`output.chunkLoadTimeout`). */
export const CHUNK_TIMEOUT_MS = 120_000;
