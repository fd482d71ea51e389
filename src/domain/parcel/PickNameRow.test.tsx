import { act } from 'react';
import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { session } from '@/session';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { PickNameRow } from './PickNameRow';

const mockWire = makeTestGateway(new FakeClock());
jest.mock('@/api/gateway', () => ({
  connectGateway: () => () => undefined,
  get gateway() {
    return mockWire.gateway;
  },
}));
const mockClicks: unknown[] = [];
jest.mock('@/tracking', () => ({
  allowTracking: () => undefined,
  hideFromTracking: () => undefined,
  tracker: { click: (...what: unknown[]) => mockClicks.push(what) },
}));
// The dialog's form and request are tested with NameStore.
jest.mock('./NameDialog', () => ({
  NameDialog: ({ isOpen, onClose, onDone }: Readonly<Record<string, unknown>>) =>
    isOpen === true ? (
      <>
        <div role="button" onClick={onClose as () => void}>
          取消
        </div>
        <div role="button" onClick={onDone as () => void}>
          确认修改
        </div>
      </>
    ) : null,
}));

const ANNA = { token: 'A', loginType: 'sms', phone: '138****0001' } as const;
const BEN = { token: 'B', loginType: 'other', isByLink: true } as const;
const ROW = '规范取件姓名姓名规范，取件更安全';

const place = testPlace();
const { sent } = mockWire.transport;
const shown = (): string => place.element.textContent ?? '';
const SCOPE = createScope();
const draw = (isWanted = true): Promise<void> =>
  act(async () => {
    place.render(<PickNameRow page="home" isWanted={isWanted} scope={SCOPE} />);
    await settle();
  });
const logIn = (who: Parameters<typeof session.logIn>[0]): Promise<void> =>
  act(async () => {
    session.logIn(who);
    await settle();
  });
const answer = (isOn: boolean): Promise<void> => act(() => mockWire.transport.last.ok(isOn));

/** Logged in, and the switch has responded. */
async function shownTo(isOn: boolean): Promise<void> {
  await logIn(ANNA);
  await draw();
  await answer(isOn);
}

beforeEach(() => {
  sent.length = 0;
  mockClicks.length = 0;
});
afterEach(() => act(() => session.logOut()));

test('logged out: no request; after login the switch is fetched, and nothing shows until it responds', async () => {
  await draw();
  expect([sent.length, shown()]).toEqual([0, '']);
  await logIn(ANNA);
  expect([sent.length, shown()]).toEqual([1, '']);
  await answer(true);
  expect(shown()).toBe(ROW);
});

test('sends and shows nothing where the name does not matter yet', async () => {
  await logIn(ANNA);
  await draw(false);
  expect(sent).toHaveLength(0);
  await draw(true);
  await answer(true);
  expect(shown()).toBe(ROW);
  await draw(false);
  expect(shown()).toBe('');
});

test('a switch that is off shows nothing', async () => {
  await shownTo(false);
  expect(shown()).toBe('');
});

test('a failed request shows nothing', async () => {
  await logIn(ANNA);
  await draw();
  await act(() => mockWire.transport.last.fail('1'));
  expect([sent.length, shown()]).toEqual([1, '']);
});

test('a tap opens the dialog, closing keeps the row', async () => {
  await shownTo(true);
  expect(() => place.button('确认修改')).toThrow();
  await place.press(ROW);
  expect(mockClicks).toEqual([['home', 'pickName']]);
  await place.press('取消');
  expect(() => place.button('确认修改')).toThrow();
  expect(shown()).toBe(ROW);
});

test('after a name change the row is hidden for this visit, whatever the switch says on the next page', async () => {
  await shownTo(true);
  await place.press(ROW);
  await place.press('确认修改');
  expect(shown()).toBe('');
  place.unmount();
  await draw();
  await answer(true);
  expect(shown()).toBe('');
});

test('an account switch hides the row immediately, and the new account’s switch decides', async () => {
  await shownTo(true);
  await logIn(BEN);
  expect([sent.length, shown()]).toEqual([2, '']);
  await answer(true);
  expect(shown()).toBe(ROW);
  act(() => session.logOut());
  expect(shown()).toBe('');
});

test('a response for the previous account is dropped', async () => {
  await logIn(ANNA);
  await draw();
  const [first] = sent;
  await logIn(BEN);
  expect(first?.isCancelled).toBe(true);
  await answer(false);
  await act(async () => first?.ok(true));
  expect(shown()).toBe('');
});
