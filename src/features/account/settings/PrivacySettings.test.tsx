import { configure } from 'mobx';
import { act } from 'react';
import { PrivacyHost } from '@/frame/PrivacyHost.mini';
import { consent } from '@/session';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { PrivacySettings } from './PrivacySettings';

// A mini program's consent rendered with the H5 component kit; whether the app asks and the toast are fakes.
const mockToasts: string[] = [];
jest.mock('@/platform/privacy', () => ({
  privacy: { isAskedByApp: true, agreeButtonProps: () => null, onNeeded: () => () => undefined },
}));
jest.mock('@/session/makeConsent', () => jest.requireActual<object>('@/session/makeConsent.mini'));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockToasts.push(text) } }));
jest.mock('@/navigation', () => ({ navigator: {} }));
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));

configure({ enforceActions: 'always' });

const place = testPlace();
async function press(text: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('[role="button"]')].find(
    (element) => element.textContent === text,
  );
  act(() => button?.click());
  // The question's code loads on first use.
  for (let wait = 0; wait < 5; wait += 1) await act(() => settle());
}

test('consent can be given, and withdrawn', async () => {
  localStorage.clear();
  consent.restore();
  place.render(
    <>
      <PrivacySettings />
      <PrivacyHost />
    </>,
  );
  expect(place.element.textContent).toContain('未同意');
  await press('去同意');
  await press('同意');
  expect(place.element.textContent).toContain('已同意');
  await press('撤回同意');
  expect(mockToasts).toEqual(['已撤回同意']);
  expect(place.element.textContent).toContain('未同意');
  expect(consent.isRefused).toBe(true);
});
