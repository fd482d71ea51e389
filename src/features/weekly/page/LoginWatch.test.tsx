import { act } from 'react';
import { modulePageValue } from '@/features/weekly/flashSale/testing/modulePageValue';
import { CLAIM, HOME, shown, SUBSCRIBE, type Bench } from '@/features/weekly/flashSale/testing/sessionsBench';
import { session } from '@/session';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { LoginWatch } from './LoginWatch';
import { ModulePageProvider } from './modulePageContext';

const mockPage = { isActive: true };
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => mockPage.isActive }));

const place = testPlace();
let bench: Bench;

async function open(token: string | null = null): Promise<void> {
  bench = await shown({}, { token });
  setToken(token);
  draw();
}
function setToken(token: string | null): void {
  if (token === null) session.dropToken(session.token);
  else session.logIn({ token, loginType: 'other' });
}
function draw(isActive = true): void {
  mockPage.isActive = isActive;
  place.render(
    <ModulePageProvider value={modulePageValue(bench)}>
      <LoginWatch />
    </ModulePageProvider>,
  );
}
const logIn = (token: string | null): Promise<void> =>
  act(async () => {
    bench.account.token = token;
    setToken(token);
    await settle();
  });
const calls = (path: string): number => bench.sentTo(path).length;

it('refetches once after a login on another page; not for the initial login and not for a logout', async () => {
  await open('first');
  expect(calls(HOME)).toBe(1);
  await logIn(null);
  expect(calls(HOME)).toBe(1);
  await logIn('second');
  expect(calls(HOME)).toBe(2);
  expect(bench.transport.last.headers['Authorization']).toBe('second');
  await bench.show({ session: 1 });
  expect(bench.modulePage.page?.modules).toMatchObject([{ view: { sessions: [{ subscribeStatus: 1 }] } }]);
});

it.each([
  ['claim', CLAIM, (of: Bench) => of.store.claim('S', 'R1')],
  ['reminder for a session', SUBSCRIBE, (of: Bench) => of.store.subscribe('S')],
  ['reminder for the page', SUBSCRIBE, (of: Bench) => of.store.subscribePage()],
] as const)('a %s that caused the login refetches the page itself, once', async (_name, path, write) => {
  await open();
  void write(bench);
  await settle();
  await logIn('first');
  await bench.logIn('first');
  expect([calls(path), calls(HOME)]).toEqual([1, 1]);
  await bench.transport.last.ok(null);
  expect(calls(HOME)).toBe(2);
});

it('does not refetch under another page or after unmounting', async () => {
  await open();
  draw(false);
  await logIn('first');
  expect(calls(HOME)).toBe(1);
  draw();
  await settle();
  expect(calls(HOME)).toBe(1); // coming back refetches; LoginWatch does not
  place.unmount();
  await logIn('second');
  expect(calls(HOME)).toBe(1);
});
