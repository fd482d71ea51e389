import { makeArea, memoryBackend } from './area';

describe('storage area', () => {
  it('removes unreadable and expired values', () => {
    const backend = memoryBackend();
    let nowMs = 1000;
    const area = makeArea(backend, () => nowMs);
    for (const text of ['{', 'null', '{"v":1}', '{"v":"x","e":"soon"}']) {
      backend.set('pc:bad', text);
      expect([text, area.read('bad'), backend.get('pc:bad')]).toEqual([text, null, null]);
    }
    area.write('k', 'x', { expiresInMs: 500 });
    nowMs = 1499;
    expect(area.read('k')).toBe('x');
    nowMs = 1500;
    expect([area.read('k'), backend.get('pc:k')]).toEqual([null, null]);
  });

  it('reports when a value will not outlive the page, and leaves other values alone', () => {
    const backend = memoryBackend();
    backend.set('other', 'y');
    const full = makeArea({
      ...backend,
      set: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect([full.write('k', 'x'), full.read('k')]).toEqual([false, 'x']);
    full.clear();
    expect([full.read('k'), backend.get('other')]).toEqual([null, 'y']);
  });
});
