/** A page's script or style chunk failed to load (product §1.8 "Page chunk loading"). */
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
   * Loads everything that is missing again; the interrupted navigation continues automatically when it arrives. If that
   * fails, the listener is called again.
   */
  retry(): void;
}

export interface ChunkCapability {
  /**
   * The listener is called when a chunk has failed twice (the second attempt is automatic). The router waits meanwhile,
   * so the listener shows a failed state with 重试 over the current screen, and removes it on retry, or when it receives
   * null because the user has navigated elsewhere. Without a listener the load rejects with `ChunkLoadError`. One
   * listener at a time; it must be set before the first page loads (app.tsx). Returns the unsubscribe function. Mini
   * programs never call it: the host loads their packages.
   */
  onLoadFailure(listener: (failure: ChunkLoadFailure | null) => void): () => void;
  /**
   * Loads a page's code before it is opened, after what the current page itself loads, so that it opens without a
   * network too. A failure is not reported: the opening tries again. No-op in mini programs, whose host preloads
   * packages (app.config.ts, `preloadRule`).
   * @param page as in the route table
   * @returns ends the wait, if the load has not begun
   */
  loadAhead(page: string): () => void;
}

/** product §1.8. `config/` gives webpack's script loading the same limit (`output.chunkLoadTimeout`). */
export const CHUNK_TIMEOUT_MS = 120_000;
