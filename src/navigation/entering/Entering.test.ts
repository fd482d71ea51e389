import type { OpenLinkOutcome } from '../createNavigator';
import { Entering } from './Entering';
import { scannedLink } from './entryRules';

const LINK = 'https://m.example.com/receiveCoupon/RC-1?channel=a';

describe('scanned codes', () => {
  it.each([
    ['ordinary link, messaging app', { query: { q: encodeURIComponent(LINK) }, scene: 1011 }, LINK],
    ['ordinary link, payment app', { query: { qrCode: LINK }, scene: '1011' }, LINK],
    [
      'round code',
      { query: { scene: encodeURIComponent('/list/RC-1?channel=a') }, scene: 1047 },
      '/list/RC-1?channel=a',
    ],
    ['round code of another kind', { query: { scene: 'pickResult' }, scene: 1047 }, null],
    ['share card', { query: { activityCode: 'RC-1' }, scene: 1007 }, null],
    ['back from the background', { query: { q: encodeURIComponent(LINK) }, scene: 1089 }, null],
    ['nothing', { query: {}, scene: undefined }, null],
    ['no text', { query: { q: 7, qrCode: null }, scene: 1011 }, null],
  ])('%s', (_name, entry, link) => {
    expect(scannedLink(entry)).toBe(link);
  });
});

describe('following a scan', () => {
  const entry = (time: string, link = LINK) => ({
    query: { q: encodeURIComponent(link), scancode_time: time },
    scene: 1011,
  });

  function setUp(outcome: OpenLinkOutcome = { kind: 'done' }) {
    const opened: string[] = [];
    const entering = new Entering((url) => {
      opened.push(url);
      return Promise.resolve(outcome);
    });
    return { entering, opened };
  }

  it('opens once what both launch and first show report', async () => {
    const { entering, opened } = setUp();
    entering.take(entry('1'), 'launch');
    entering.take(entry('1'), 'show');
    expect(await entering.follow(false)).toBe('opened');
    expect(await entering.follow(false)).toBe('none');
    expect(opened).toEqual([LINK]);
  });

  it('opens the same code again when it is scanned again', async () => {
    const { entering, opened } = setUp();
    entering.take(entry('1'), 'launch');
    entering.take(entry('1'), 'show');
    await entering.follow(false);
    entering.take(entry('2'), 'show');
    await entering.follow(false);
    expect(opened).toEqual([LINK, LINK]);
  });

  // Entries without a time look the same whether the code was scanned again or the phone reports its last entry once
  // more (round codes on Android, the payment app). An app that returns to the foreground must not be covered by
  // another copy of the page, so these tests no longer take every such show for a scan: the platform must have done
  // something for it.
  describe.each([
    ['payment app', { query: { qrCode: LINK }, scene: '1011' }, LINK],
    ['round code', { query: { scene: encodeURIComponent('/list/RC-1') }, scene: 1047 }, '/list/RC-1'],
  ])('a scan without a time: %s', (_name, scan, link) => {
    async function opened(moment: 'launch' | 'show') {
      const bench = setUp();
      bench.entering.take(scan, moment);
      if (moment === 'launch') bench.entering.take(scan, 'show');
      await bench.entering.follow(true);
      return bench;
    }

    it.each(['launch', 'show'] as const)(
      'is not opened again when the app comes back (%s)',
      async (moment) => {
        const { entering, opened: links } = await opened(moment);
        for (const _ of [1, 2]) {
          entering.take(scan, 'show');
          expect(await entering.follow(false)).toBe('none');
        }
        expect(links).toEqual([link]);
      },
    );

    it('nor by a page that is opened after that', async () => {
      const { entering, opened: links } = await opened('show');
      entering.take(scan, 'show');
      await entering.follow(false);
      expect(await entering.follow(true)).toBe('none');
      expect(links).toEqual([link]);
    });

    it('is opened again when the platform has created a new entry page for it', async () => {
      const { entering, opened: links } = await opened('show');
      entering.take(scan, 'show');
      expect(await entering.follow(true)).toBe('opened');
      expect(links).toEqual([link, link]);
    });

    it('is opened again after another entry', async () => {
      const { entering, opened: links } = await opened('show');
      entering.take({ query: {}, scene: 1089 }, 'show');
      await entering.follow(false);
      entering.take(scan, 'show');
      expect(await entering.follow(false)).toBe('opened');
      expect(links).toEqual([link, link]);
    });

    it('is opened again when the app is launched again', async () => {
      const { entering, opened: links } = await opened('launch');
      entering.take(scan, 'launch');
      await entering.follow(true);
      expect(links).toEqual([link, link]);
    });
  });

  it('opens another code immediately', async () => {
    const { entering, opened } = setUp();
    for (const qrCode of [LINK, '/list/RC-2', LINK]) {
      entering.take({ query: { qrCode }, scene: '1011' }, 'show');
      await entering.follow(false);
    }
    expect(opened).toEqual([LINK, '/list/RC-2', LINK]);
  });

  it('does not open a timed scan again when the app returns with it', async () => {
    const { entering, opened } = setUp();
    entering.take(entry('1'), 'show');
    await entering.follow(false);
    entering.take(entry('1'), 'show');
    expect([await entering.follow(false), opened]).toEqual(['none', [LINK]]);
    entering.take({ query: {}, scene: 1089 }, 'show');
    await entering.follow(false);
    entering.take(entry('1'), 'show');
    expect([await entering.follow(true), opened]).toEqual(['none', [LINK]]);
  });

  it('reports a code that leads nowhere', async () => {
    const { entering } = setUp({ kind: 'refused', why: 'scheme' });
    entering.take(entry('1', 'https://evil.example/'), 'launch');
    expect(await entering.follow(false)).toBe('unknown');
  });
});
