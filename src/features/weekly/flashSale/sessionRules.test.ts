import fc from 'fast-check';
import { mergeSessions, sortRights, sortSessions } from './sessionRules';
import { sessionState } from './sessionTimes';
import { coupon, couponPackage, HOUR_MS, session, TEN_MS } from './testing/sessionFixtures';

describe('sorting', () => {
  it('running, upcoming, ended; equal ones keep the response’s order', () => {
    const at = (id: string, hours: number) =>
      session(id, { startMs: TEN_MS + hours * HOUR_MS, endMs: TEN_MS + (hours + 1) * HOUR_MS });
    const sorted = sortSessions(
      [at('over', -3), at('later', 5), at('soon', 1), at('now', 0), at('over2', -2), at('now2', 0)],
      TEN_MS,
    );
    expect(sorted.map(({ id }) => id)).toEqual(['now', 'now2', 'later', 'soon', 'over', 'over2']);
  });

  it('rights: available, acquired, unavailable; equal ones keep the response’s order', () => {
    const sorted = sortRights([
      coupon('gone', { status: 'UNAVAILABLE' }),
      coupon('held', { status: 'ACQUIRED' }),
      coupon('free'),
      coupon('gone2', { status: 'UNAVAILABLE' }),
      couponPackage('free2'),
    ]);
    expect(sorted.map(({ rightsNo }) => rightsNo)).toEqual(['free', 'free2', 'held', 'gone', 'gone2']);
  });

  it('adds and loses nothing, is stable and keeps the order of the states at any time', () => {
    const any = fc.record({
      start: fc.integer({ min: -50, max: 50 }),
      length: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), fc.integer({ min: -60, max: 110 }), (times, nowMs) => {
        const sessions = times.map(({ start, length }, index) =>
          session(String(index), { startMs: start, endMs: start + length }),
        );
        const sorted = sortSessions(sessions, nowMs);
        expect(new Set(sorted)).toEqual(new Set(sessions));
        expect(sorted).toHaveLength(sessions.length);
        const ranks = sorted.map((one) => ['start', 'loading', 'end'].indexOf(sessionState(one, nowMs)));
        sorted.slice(1).forEach((one, index) => {
          const [before = 0, after = 0] = ranks.slice(index);
          expect(before).toBeLessThanOrEqual(after);
          if (before === after) expect(Number(sorted[index]?.id)).toBeLessThan(Number(one.id));
        });
        expect(sortSessions(sorted, nowMs)).toEqual(sorted);
      }),
    );
  });
});

describe('a finished campaign', () => {
  it('has the rights of all sessions in one list, each once, in the order of their status', () => {
    const merged = mergeSessions([
      session('A', { rights: [coupon('w', { status: 'UNAVAILABLE' }), coupon('x'), coupon('y')] }),
      session('B', { rights: [coupon('x', { status: 'ACQUIRED' }), couponPackage('z')] }),
    ]);
    expect(merged.rights.map(({ rightsNo, status }) => [rightsNo, status])).toEqual([
      ['y', 'AVAILABLE'],
      ['z', 'AVAILABLE'],
      ['x', 'ACQUIRED'],
      ['w', 'UNAVAILABLE'],
    ]);
  });

  it('offers no reminder and has no name', () => {
    expect(mergeSessions([session('A', { subscribeStatus: 0 })])).toMatchObject({
      id: '',
      name: '',
      subscribeStatus: -1,
    });
  });

  it('a held right stays held, whatever another session says', () => {
    const rights = (status: 'ACQUIRED' | 'UNAVAILABLE') => ({ rights: [coupon('x', { status })] });
    const merged = mergeSessions([session('A', rights('ACQUIRED')), session('B', rights('UNAVAILABLE'))]);
    expect(merged.rights.map(({ status }) => status)).toEqual(['ACQUIRED']);
  });

  it('has ended, whatever its sessions’ own times are', () => {
    expect(sessionState(mergeSessions([session('A')]), TEN_MS)).toBe('end');
  });

  it('is empty without sessions', () => expect(mergeSessions([]).rights).toEqual([]));
});
