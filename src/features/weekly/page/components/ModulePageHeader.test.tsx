/** @jest-environment jsdom */
import { act } from 'react';
import { beginEarlyPicture } from '@/platform/dom/earlyPicture';
import { preview } from '@/platform/preview';
import { testPlace } from '@/utils/testing/place';
import { ModulePageProvider, type ModulePage } from '../modulePageContext';
import { ModulePageHeader } from './ModulePageHeader';

const WAITING = '加载中…';
const place = testPlace();

beforeEach(() => {
  beginEarlyPicture(WAITING);
});
afterEach(() => {
  preview.remove();
});

const show = (imageUrl: string): void => {
  const modulePage = { visit: { areThumbnailsOff: false } } as ModulePage;
  place.render(
    <ModulePageProvider value={modulePage}>
      <ModulePageHeader imageUrl={imageUrl} title="超级星期五" />
    </ModulePageProvider>,
  );
};
const isWaitingShown = (): boolean => document.documentElement.textContent?.includes(WAITING) ?? false;

test('the HTML’s preview stays until the picture has loaded', () => {
  show('/__sandbox/art/weekly.svg');
  expect(isWaitingShown()).toBe(true);
  act(() => void place.element.querySelector('img')?.dispatchEvent(new Event('load')));
  expect(isWaitingShown()).toBe(false);
});

test.each([
  ['none', ''],
  ['one that may not be shown', 'javascript:alert(1)'],
])('the preview is removed immediately if there is no picture to wait for: %s', (_, url) => {
  show(url);
  expect(isWaitingShown()).toBe(false);
  expect(place.element.textContent).toContain('超级星期五');
});

test('the preview is removed on unmount', () => {
  show('/__sandbox/art/weekly.svg');
  place.render(null);
  expect(isWaitingShown()).toBe(false);
});
