import { makeChunkGuard } from './loader';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, type ChunkLoadFailure } from './types';

const scriptError = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  type: 'missing',
  request: '/js/7.js',
});

/** Fails the given number of times, then loads. */
function flaky(failures: number): { load: () => Promise<unknown>; calls: () => number } {
  let calls = 0;
  return {
    calls: () => calls,
    load() {
      calls += 1;
      return calls <= failures ? Promise.reject(scriptError) : Promise.resolve('page');
    },
  };
}

describe('chunk guard (product §1.8)', () => {
  it('makes the second attempt without notifying the listener', async () => {
    const { load, calls } = flaky(1);
    const guard = makeChunkGuard(load, () => undefined);
    const reported = jest.fn();
    guard.onLoadFailure(reported);
    expect(await guard.load(7)).toBe('page');
    expect([calls(), reported.mock.calls.length]).toEqual([2, 0]);
  });

  it('notifies the listener after the second failure and continues after retry', async () => {
    const { load, calls } = flaky(2);
    const guard = makeChunkGuard(load, () => undefined);
    const failure = new Promise<ChunkLoadFailure>((resolve) => {
      guard.onLoadFailure((reported) => {
        if (reported !== null) resolve(reported);
      });
    });
    const page = guard.load(7);
    const { error, retry } = await failure;
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ reason: 'failed', address: '/js/7.js' });
    retry();
    expect(await page).toBe('page');
    expect(calls()).toBe(3);
  });

  it('rejects with the typed error when there is no listener', async () => {
    await expect(makeChunkGuard(flaky(9).load, () => undefined).load(7)).rejects.toBeInstanceOf(
      ChunkLoadError,
    );
  });

  it('a load ahead fails quietly, and the opening after it is reported as usual', async () => {
    const guard = makeChunkGuard(flaky(9).load, () => undefined);
    const reported = jest.fn();
    guard.onLoadFailure(reported);
    let ahead: Promise<unknown> = Promise.resolve();
    void guard.quietly(() => (ahead = guard.load(7)));
    await expect(ahead).rejects.toBeInstanceOf(ChunkLoadError);
    expect(reported).not.toHaveBeenCalled();
    void guard.load(7);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('clears the failed state when the user navigates elsewhere', async () => {
    const guard = makeChunkGuard(flaky(9).load, () => undefined);
    const reported: (ChunkLoadFailure | null)[] = [];
    const first = new Promise<void>((resolve) => {
      guard.onLoadFailure((failure) => {
        reported.push(failure);
        resolve();
      });
    });
    void guard.load(7);
    await first;
    guard.abandon();
    guard.abandon();
    expect(reported).toEqual([expect.objectContaining({ error: expect.any(ChunkLoadError) }), null]);
  });

  it('gives up a chunk that never arrives after 120 s', async () => {
    jest.useFakeTimers();
    try {
      const abandonStyles = jest.fn();
      const guard = makeChunkGuard(() => new Promise(() => undefined), abandonStyles);
      const outcome = guard.load(7).catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS * 2);
      expect(await outcome).toMatchObject({ name: 'ChunkLoadError', reason: 'timeout' });
      expect(abandonStyles).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
