import { configure } from 'mobx';
import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';

// A mini program's consent rendered with the H5 component kit; whether the app asks, the navigation and the toast are
// fakes.
const mockOpened: string[] = [];
const mockToasts: string[] = [];
jest.mock('@/platform/privacy', () => ({
  privacy: { isAskedByApp: true, agreeButtonProps: () => null, onNeeded: () => () => undefined },
}));
jest.mock('@/session/makeConsent', () => jest.requireActual<object>('@/session/makeConsent.mini'));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockToasts.push(text) } }));
jest.mock('@/navigation', () => ({
  navigator: {
    openLink: (url: string) => {
      mockOpened.push(url);
      return Promise.resolve({ kind: mockOpened.length > 1 ? 'failed' : 'done' });
    },
  },
}));
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
jest.mock('@/env', () => ({
  env: {
    ...jest.requireActual<{ env: object }>('@/env').env,
    serviceAgreementUrl: '/service',
    privacyAgreementUrl: '/privacy',
  },
}));

import { consent } from '@/session';
import { PrivacyHost } from './PrivacyHost.mini';

configure({ enforceActions: 'always' });

const place = testPlace();

beforeEach(() => {
  localStorage.clear();
  consent.restore();
  place.render(<PrivacyHost />);
});

afterEach(() => {
  mockOpened.length = 0;
  mockToasts.length = 0;
});

const turn = () => act(() => settle());
const dialogs = () => document.querySelectorAll('[role="dialog"]');
async function press(text: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>('[role="button"], [role="link"]')].filter(
    (element) => element.textContent === text,
  );
  expect(found).toHaveLength(1);
  act(() => found[0]?.click());
  await turn();
}
async function ask(occasion: 'first' | 'used') {
  const seen: boolean[] = [];
  act(() => void consent.ask(occasion).then((isAgreed) => seen.push(isAgreed)));
  for (let wait = 0; wait < 5; wait += 1) await turn();
  return seen;
}

test('the question: two agreements to read, two buttons, no close button', async () => {
  expect(dialogs()).toHaveLength(0);
  const seen = await ask('first');
  expect(dialogs()).toHaveLength(1);
  expect(document.querySelector('[aria-label="关闭"]')).toBeNull();
  await press('《服务协议》');
  await press('《隐私政策》');
  expect([mockOpened, mockToasts]).toEqual([['/service', '/privacy'], ['页面打不开，请稍后再试']]);
  expect(seen).toEqual([]);
  await press('不同意');
  expect(seen).toEqual([false]);
  expect(dialogs()).toHaveLength(0);
});

test('after a refusal it stays closed until the user uses a feature that needs it', async () => {
  await ask('first');
  await press('不同意');
  expect(await ask('first')).toEqual([false]);
  expect(dialogs()).toHaveLength(0);
  const seen = await ask('used');
  expect(dialogs()).toHaveLength(1);
  await press('同意');
  expect(seen).toEqual([true]);
  expect(await ask('first')).toEqual([true]);
});

test('unmounting a page dismisses its open question without a decision', async () => {
  const seen = await ask('used');
  place.render(null);
  await turn();
  expect([seen, consent.status()]).toEqual([[false], 'unasked']);
});

test('the question does not move to the page below', async () => {
  place.render(
    <>
      <PrivacyHost key="below" />
      <PrivacyHost key="above" />
    </>,
  );
  const seen = await ask('used');
  expect(dialogs()).toHaveLength(1);
  place.render(<PrivacyHost key="below" />);
  await turn();
  expect([seen, dialogs().length, consent.status()]).toEqual([[false], 0, 'unasked']);
});
