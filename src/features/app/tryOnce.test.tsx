import { act } from 'react';
import { pageVisibility } from '@/platform/pageVisibility';
import { storage } from '@/platform/storage';
import { testPlace } from '@/utils/testing/place';
import { useTryOnce } from './tryOnce';

const place = testPlace();
beforeEach(() => storage.session.remove('appTried'));

/** Visits a page. @returns the number of tries */
function visit(page: string, isWanted?: boolean): number {
  const tryAutomatically = jest.fn(() => Promise.resolve(true));
  const Page = () => {
    useTryOnce(page, { tryAutomatically }, isWanted);
    return null;
  };
  act(() => place.render(<Page />));
  act(() => place.render(<Page />));
  place.unmount();
  return tryAutomatically.mock.calls.length;
}

it('each page tries once, and not again on back or reload', () => {
  expect([visit('open'), visit('open'), visit('load'), visit('open'), visit('load')]).toEqual([
    1, 0, 1, 0, 0,
  ]);
});

it('a page that is not wanted or not visible does not try, and may try later', () => {
  expect(visit('open', false)).toBe(0);
  const isVisible = jest.spyOn(pageVisibility, 'isVisible').mockReturnValue(false);
  expect(visit('open')).toBe(0);
  isVisible.mockReturnValue(true);
  expect(visit('open')).toBe(1);
});

it('a try is remembered for ten minutes, together with earlier ones', () => {
  const write = jest.spyOn(storage.session, 'write');
  visit('open');
  visit('load');
  expect(write.mock.calls).toEqual([
    ['appTried', 'open', { expiresInMs: 600_000 }],
    ['appTried', 'open load', { expiresInMs: 600_000 }],
  ]);
});
