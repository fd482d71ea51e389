import { NetworkError, UnauthorizedError } from '@/api/errors';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { settle } from '@/utils/testing/fakeClock';
import { LinkLogin } from './LinkLogin';
import { SessionStore } from './SessionStore';

const PHONES: Readonly<Record<string, string>> = { A: '138****0001', B: '139****0002', A2: '138****0001' };

function setUp(present: { readonly token: string; readonly phone?: string } | null) {
  const session = new SessionStore(makeArea(memoryBackend()));
  if (present === null) session.logOut();
  else session.logIn({ ...present, loginType: 'sms' });
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const link = new LinkLogin({
    session,
    async fetchPhone(token) {
      asked.push(token);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (token === 'DOWN') throw new NetworkError('lost');
      const phone = PHONES[token];
      if (phone === undefined) throw new UnauthorizedError('030100001', 'login-needed');
      return phone;
    },
  });
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await settle();
  };
  return { session, link, asked, answer };
}

const ANNA = { token: 'A', phone: '138****0001' } as const;

test('asks once the gateway accepts the token; the current login stays until the user agrees', async () => {
  const { session, link, answer } = setUp(ANNA);
  void link.consider('B');
  expect([link.question, session.token]).toEqual([null, 'A']);
  await answer();
  await answer();
  expect(link.question).toEqual({ kind: 'asking', phone: '139****0002', present: '138****0001' });
  expect(session.token).toBe('A');
  link.accept();
  expect(link.question).toBe(null);
  expect(session).toMatchObject({ token: 'B', phone: '139****0002', isByLink: true, dataOwner: 1 });
});

test('an expired login is replaced without a question', async () => {
  const { session, link, answer } = setUp({ token: 'ended', phone: '138****0001' });
  void link.consider('B');
  await answer();
  await answer();
  expect([link.question, session.token, session.phone]).toEqual([null, 'B', '139****0002']);
});

test('declining changes nothing, and agreeing afterwards changes nothing', async () => {
  const { session, link, answer } = setUp(ANNA);
  void link.consider('B');
  await answer();
  await answer();
  link.close();
  link.accept();
  expect(session).toMatchObject({ token: 'A', dataOwner: 0 });
});

test('after a log-out there is no current account to show', async () => {
  const { link, answer } = setUp(null);
  void link.consider('B');
  await answer();
  expect(link.question).toEqual({ kind: 'asking', phone: '139****0002', present: null });
});

test.each([
  ['over', 'junk'],
  ['unproved', 'DOWN'],
])('%s: is shown, and the current login stays', async (kind, token) => {
  const { session, link, answer } = setUp(ANNA);
  void link.consider(token);
  await answer();
  expect([link.question, session.token]).toEqual([{ kind }, 'A']);
});

test('learns the current account’s number on the way; the same number asks nothing', async () => {
  const { session, link, asked, answer } = setUp({ token: 'A' });
  void link.consider('A2');
  await answer();
  await answer();
  expect([asked, link.question, session.token, session.phone]).toEqual([
    ['A2', 'A'],
    null,
    'A',
    '138****0001',
  ]);
});

test('the last link wins', async () => {
  const { link, asked, answer } = setUp(ANNA);
  void link.consider('junk');
  void link.consider('B');
  await answer();
  expect(link.question).toBe(null);
  await answer();
  await answer();
  expect([asked, link.question?.kind]).toEqual([['junk', 'B', 'A'], 'asking']);
});
