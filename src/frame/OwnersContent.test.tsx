import { useState, act } from 'react';
import { session } from '@/session';
import { testPlace } from '@/utils/testing/place';
import { OwnersContent } from './OwnersContent';

let mockIsOnScreen = true;
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => mockIsOnScreen }));

const ANNA = { token: 'A', loginType: 'sms', phone: '138****0001' } as const;
const place = testPlace();
let made = 0;

/** Stands for a page with a store of its own. */
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

test('who logs in where nobody was goes on with what is there; so does the same person after a lost login', () => {
  act(() => void session.logIn(ANNA));
  act(() => session.dropToken('A'));
  act(() => void session.logIn({ ...ANNA, token: 'A2' }));
  expect(shown()).toBe('store 1');
});

test.each<[string, () => void]>([
  ['a log-out', () => session.logOut()],
  ['another account', () => void session.logIn({ token: 'B', loginType: 'other', isByLink: true })],
])('%s: the page begins anew, with a store of its own', (_name, change) => {
  act(() => void session.logIn(ANNA));
  act(change);
  expect(shown()).toBe('store 2');
});

test('a page that is not on screen is empty at once, and made anew when it is seen', () => {
  act(() => void session.logIn(ANNA));
  mockIsOnScreen = false;
  act(() => session.logOut());
  expect(shown()).toBe('');
  mockIsOnScreen = true;
  draw();
  expect(shown()).toBe('store 2');
});
