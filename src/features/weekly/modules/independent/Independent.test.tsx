import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ModulePageProvider, type ModulePage } from '../../page/modulePageContext';
import { Independent } from './Independent';

const place = testPlace();
const followed: string[] = [];
let arrive: (isThere: boolean) => void;

function show(linkUrl: string): void {
  followed.length = 0;
  const modulePage = {
    visit: { configId: 'FRI', channelId: '', scene: 'page', areThumbnailsOff: false },
    follow: (url: string, component: string) => {
      followed.push(`${component} ${url}`);
      return new Promise<boolean>((resolve) => {
        arrive = resolve;
      });
    },
  } as Partial<ModulePage> as ModulePage;
  place.render(
    <ModulePageProvider value={modulePage}>
      <Independent view={{ imageUrl: '', linkUrl }} place={{ order: 1, uniqueId: 'm', fioIndex: 1 }} />
    </ModulePageProvider>,
  );
}
const links = (): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>('[role=link]')];
const press = (): void => act(() => links()[0]?.click());

it('is a link with an accessible name; a double tap opens it once', async () => {
  show('/list/A');
  expect(links().map((link) => link.getAttribute('aria-label'))).toEqual(['活动图片']);
  press();
  press();
  expect(followed).toEqual(['independent /list/A']);
  await act(async () => {
    arrive(true);
    await settle();
  });
  press();
  expect(followed).toHaveLength(2);
});

it('is not a link without an address', () => {
  show('');
  expect(links()).toEqual([]);
});
