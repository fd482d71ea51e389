/** @jest-environment jsdom */
import { storage } from '@/platform/storage';

const reload = jest.fn();
let restore: () => void = () => undefined;
jest.mock('@/platform/navigation', () => ({
  navigation: {
    pathForm: 'h5',
    currentPath: () => '/',
    currentUrl: () => '',
    currentQuery: () => ({}),
    takeToken: () => null,
    dropFromAddress: () => undefined,
    reload: () => reload(),
  },
}));
jest.mock('@/platform/pageVisibility', () => ({
  pageVisibility: {
    onRestored: (listener: () => void) => {
      restore = listener;
      return () => undefined;
    },
    onPageEnd: () => () => undefined,
  },
}));

import { session, startSession } from './index';
import { SessionStore } from './SessionStore';

const later = (): SessionStore => {
  const store = new SessionStore(storage.session);
  store.restore();
  return store;
};

beforeEach(() => {
  reload.mockReset();
  storage.session.clear();
});

test.each<[string, string | null, () => void, number]>([
  ['nothing has changed', 'A', () => undefined, 0],
  ['nobody was and is logged in', null, () => undefined, 0],
  ['somebody has logged in', null, () => later().logIn({ token: 'B', loginType: 'sms' }), 1],
  ['another account has logged in', 'A', () => later().logIn({ token: 'B', loginType: 'sms' }), 1],
  ['the person has logged out', 'A', () => later().logOut(), 1],
])('restored from the back/forward cache, %s: reloaded %#', (_, before, elsewhere, times) => {
  if (before !== null) session.logIn({ token: before, loginType: 'sms' });
  const stop = startSession(() => false);
  elsewhere();
  restore();
  expect(reload).toHaveBeenCalledTimes(times);
  stop();
});
