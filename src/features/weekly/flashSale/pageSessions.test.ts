import type { PageModule } from '../page/catalog';
import { sessionBoundaries } from './pageSessions';
import { HOUR_MS, session, TEN_MS } from './testing/sessionFixtures';

const END_MS = TEN_MS + HOUR_MS;
const LOOK = { couponButton: 1, packageButton: 1, hasChips: false } as const;

const place = { order: 1, uniqueId: 'm', fioIndex: 1 };

it('boundaries: starts and ends of all sessions of all modules, without duplicates, in order', () => {
  const modules: readonly PageModule[] = [
    { type: 'independent', place, view: { imageUrl: '', linkUrl: '' } },
    {
      type: 'inclusive',
      place,
      view: { titleImageUrl: '', session: session('I', { startMs: TEN_MS - 1, endMs: END_MS }) },
    },
    {
      type: 'seckill',
      place,
      view: {
        titleImageUrl: '',
        desc: '',
        look: LOOK,
        sessions: [session('A'), session('B', { startMs: END_MS, endMs: END_MS + 5 })],
      },
    },
  ];
  expect(sessionBoundaries(modules)).toEqual([TEN_MS - 1, TEN_MS, END_MS, END_MS + 5]);
});
