import { settle } from '@/utils/testing/fakeClock';
import { makeSmsLoginVisit, type SmsLoginOutcome } from './smsLoginVisit';

jest.mock('@/navigation', () => ({ navigator: {} }));

const BROUGHT = { words: { act: '领券' }, isAgreed: true };

function setUp(kind = 'done') {
  const visit = makeSmsLoginVisit(() => Promise.resolve({ kind }));
  const seen: SmsLoginOutcome[] = [];
  const open = async (): Promise<void> => {
    void visit.open(BROUGHT).then((outcome) => seen.push(outcome));
    await settle();
  };
  return { visit, seen, open };
}

test('the page receives what the popup passed, and a login is reported once the page has closed', async () => {
  const { visit, seen, open } = setUp();
  await open();
  expect(visit.brought).toBe(BROUGHT);
  visit.loggedIn();
  await settle();
  expect(seen).toEqual([]);
  visit.ended();
  await settle();
  expect(seen).toEqual([{ kind: 'logged-in' }]);
  expect(visit.brought).toEqual({ words: null, isAgreed: false });
});

test('closing without a login, and a page that nothing waits for', async () => {
  const { visit, seen, open } = setUp();
  visit.loggedIn();
  visit.ended();
  await open();
  visit.ended();
  await settle();
  expect(seen).toEqual([{ kind: 'closed' }]);
});

test('a second one closes the first; a page that fails to open reports failed', async () => {
  const { seen, open } = setUp();
  await open();
  await open();
  expect(seen).toEqual([{ kind: 'closed' }]);
  const refused = setUp('failed');
  await refused.open();
  expect(refused.seen).toEqual([{ kind: 'failed' }]);
});
