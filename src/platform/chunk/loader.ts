import { field } from '../attempt';
import { CHUNK_TIMEOUT_MS, type ChunkCapability, ChunkLoadError, type ChunkLoadFailure } from './types';

export type LoadChunk = (chunkId: string | number) => Promise<unknown>;

/** webpack's script errors carry `type` and `request`, its style errors `code`, `type` and `request`. */
function typed(error: unknown): ChunkLoadError {
  if (error instanceof ChunkLoadError) return error;
  const request = field(error, 'request');
  const message = field(error, 'message');
  const address =
    typeof request === 'string' ? request : typeof message === 'string' ? message : 'unknown chunk';
  return new ChunkLoadError(field(error, 'type') === 'timeout' ? 'timeout' : 'failed', address);
}

/**
 * `abandonStyles` makes hanging style sheets fail: webpack has a timeout for scripts only and would wait for style
 * sheets forever.
 */
function withLimit(load: LoadChunk, chunkId: string | number, abandonStyles: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      abandonStyles();
      reject(new ChunkLoadError('timeout', String(chunkId)));
    }, CHUNK_TIMEOUT_MS);
    load(chunkId).then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(typed(error));
      },
    );
  });
}

interface ChunkGuard extends Pick<ChunkCapability, 'onLoadFailure'> {
  readonly load: LoadChunk;
  /** The loads that `run` starts fail without notifying the listener. */
  quietly<T>(run: () => T): T;
  /**
   * The user has navigated elsewhere: drops the waiting loads without settling them (the router has dropped them too).
   */
  abandon(): void;
}

/**
 * Wraps a chunk loader: it makes a second attempt automatically, then notifies the listener, whose `retry` starts over.
 * A page's import loads several chunks in parallel; those that fail wait together and are reported once.
 */
export function makeChunkGuard(load: LoadChunk, abandonStyles: () => void): ChunkGuard {
  let listener: ((failure: ChunkLoadFailure | null) => void) | null = null;
  let waiting: (() => void)[] = [];
  let isQuiet = false;

  function retryAll(): void {
    const all = waiting;
    waiting = [];
    for (const again of all) again();
  }

  async function loadTwice(chunkId: string | number): Promise<unknown> {
    try {
      return await withLimit(load, chunkId, abandonStyles);
    } catch {
      return withLimit(load, chunkId, abandonStyles); // the error of this attempt is the one reported
    }
  }

  async function guarded(chunkId: string | number): Promise<unknown> {
    const wasQuiet = isQuiet;
    try {
      return await loadTwice(chunkId);
    } catch (cause) {
      const error = typed(cause);
      const notify = wasQuiet ? null : listener;
      if (notify === null) throw error;
      const again = new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      if (waiting.length === 1) notify({ error, retry: retryAll });
      await again;
      return guarded(chunkId);
    }
  }

  return {
    load: guarded,
    quietly(run) {
      isQuiet = true;
      try {
        return run();
      } finally {
        isQuiet = false;
      }
    },
    abandon() {
      if (waiting.length === 0) return;
      waiting = [];
      listener?.(null);
    },
    onLoadFailure(next) {
      listener = next;
      return () => {
        if (listener === next) listener = null;
      };
    },
  };
}
