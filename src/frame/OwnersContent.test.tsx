import { useState, act } from 'react';
import { session } from '@/session';
import { testPlace } from '@/utils/testing/place';
import { OwnersContent } from './OwnersContent';

let mockIsOnScreen = true;
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => mockIsOnScreen }));

const ANNA = { token: 'A', loginType: 'sms', phone: '138****0001' } as const;
const place = testPlace();
let made = 0;

/** Represents a page with its own store. */
function Page() {
  const [number] = useState(() => (made += 1));
  return <div>{`store ${number}`}</div>;
}
const draw = (): void =>
  place.render(
    <OwnersContent>
      <Page />
    </OwnersContent>,
  );
const shown = (): string | null => place.element.textContent;

beforeEach(() => {
  made = 0;
  mockIsOnScreen = true;
  draw();
});
afterEach(() => act(() => session.logOut()));

test('logging in from a logged-out page keeps its content; so does the same user after an expired login', () => {
  act(() => void session.logIn(ANNA));
  act(() => session.dropToken('A'));
  act(() => void session.logIn({ ...ANNA, token: 'A2' }));
  expect(shown()).toBe('store 1');
});

test.each<[string, () => void]>([
  ['a log-out', () => session.logOut()],
  ['another account', () => void session.logIn({ token: 'B', loginType: 'other', isByLink: true })],
])('%s: the page is mounted again, with a new store', (_name, change) => {
  act(() => void session.logIn(ANNA));
  act(change);
  expect(shown()).toBe('store 2');
});

test('a hidden page is emptied immediately, and mounted again when shown', () => {
  act(() => void session.logIn(ANNA));
  mockIsOnScreen = false;
  act(() => session.logOut());
  expect(shown()).toBe('');
  mockIsOnScreen = true;
  draw();
  expect(shown()).toBe('store 2');
});
