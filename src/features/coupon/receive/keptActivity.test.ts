import { MAX_CHARS } from '@/data/lastAnswerRules';
import { testKeptMemory } from '@/session/testing/testKeptMemory';
import { FakeClock } from '@/utils/testing/fakeClock';
import { makeKeptActivities, publicPart } from './keptActivity';
import { activity } from './testing/receiveAnswers';

const DAY_MS = 86_400_000;
const POSTER = 'http://localhost/poster.png';
const OPEN = { ...activity, page: { ...activity.page, posterUrl: POSTER } };

function setUp() {
  const clock = new FakeClock();
  const memory = testKeptMemory();
  const of = (code: string) =>
    makeKeptActivities({
      memory,
      code,
      pictureAddress: (address) => (address.startsWith('http://localhost/') ? address : ''),
      clock,
    });
  const kept = of('RC-OPEN');
  kept.write(OPEN, memory.reader());
  return { clock, memory, kept, of };
}

test('only title, poster and clients are public', () => {
  const words = (name: string) => `<p>${name}</p>`;
  expect(
    publicPart({
      ...OPEN,
      descriptionHtml: words('rules'),
      page: { ...OPEN.page, couponJumpUrl: words('use'), qrCodeUrl: words('code') },
    }),
  ).toEqual({ code: 'RC-OPEN', title: '领券', clientMap: { 0: '全部' }, posterUrl: POSTER });
});

test('the next visit reads it with its time, for a day', async () => {
  const { clock, memory, kept } = setUp();
  const atMs = clock.nowMs();
  await clock.advance(DAY_MS - 1);
  expect(kept.read()).toEqual({ activity: { ...OPEN, biz: 0, scene: 0 }, atMs });
  await clock.advance(1);
  expect([kept.read(), memory.text]).toEqual([null, null]);
});

test('another activity’s is not shown, and stays', () => {
  const { memory, of } = setUp();
  const other = of('RC-OTHER');
  expect(other.read()).toBeNull();
  other.forget();
  expect(memory.text).not.toBeNull();
});

test.each([
  ['truncated', (text: string) => text.slice(0, 40)],
  ['of the future', (text: string) => text.replace(/"atMs":\d+/, '"atMs":9999999999999')],
  ['of another version', (text: string) => text.replace('"title"', '"name"')],
])('an entry %s is dropped', (_name, change) => {
  const { memory, kept } = setUp();
  memory.text = change(memory.text ?? '');
  expect([kept.read(), memory.text]).toEqual([null, null]);
});

test('a poster from elsewhere is not loaded', () => {
  const { memory, kept } = setUp();
  memory.text = (memory.text ?? '').replace(POSTER, 'https://elsewhere.example/p.png');
  expect(kept.read()?.activity.page.posterUrl).toBe('');
});

test('it is bounded', () => {
  const { memory, kept } = setUp();
  kept.write({ ...OPEN, title: 'x'.repeat(MAX_CHARS) }, memory.reader());
  expect(memory.text).toBeNull();
});
