import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ActivityRules } from './ActivityRules';

jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));

const place = testPlace();
const dialog = (): Element | null => document.querySelector('[role=dialog]');

it('no button without a text', () => {
  place.render(<ActivityRules html=" " />);
  expect(document.querySelector('[role=button]')).toBe(null);
});

it('opens on a tap, without forbidden markup, and closes', async () => {
  place.render(<ActivityRules html="<p>每人一次</p><script>alert(1)</script>" />);
  expect(dialog()).toBe(null);
  await place.press('活动规则');
  expect(dialog()?.textContent).toContain('每人一次');
  expect(dialog()?.innerHTML).not.toContain('script');
  await place.press('我知道了');
  expect(dialog()).toBe(null);
});

it('rules that became empty stay in the open dialog until it is closed', async () => {
  place.render(<ActivityRules html="<p>每人一次</p>" />);
  await place.press('活动规则');
  await act(async () => {
    place.render(<ActivityRules html="" />);
    await settle();
  });
  expect(dialog()).not.toBe(null);
});

it.each([
  [true, false],
  [false, true],
])('shown by the host %p: the dialog opens %p', async (isShown, isOpen) => {
  place.render(<ActivityRules html="<p>每人一次</p>" showByHost={async () => isShown} />);
  await place.press('活动规则');
  expect(dialog() !== null).toBe(isOpen);
});
