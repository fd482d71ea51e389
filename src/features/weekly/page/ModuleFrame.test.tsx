import { tracker } from '@/tracking';
import { testPlace } from '@/utils/testing/place';
import { session } from '../flashSale/testing/sessionFixtures';
import type { PageModule } from './catalog';
import { ModuleFrame } from './ModuleFrame';
import { ModulePageProvider, type ModulePage } from './modulePageContext';
import type { ModulePageVisit } from './modulePageTypes';
import type { ModuleQueue } from './moduleQueue';

jest.mock('./useExposure', () => ({ useExposure: () => undefined }));
jest.mock('./registry', () => ({
  renderModule({ view }: { view: { imageUrl: string } }) {
    if (view.imageUrl === 'bad') throw new Error('broken');
    return view.imageUrl;
  },
}));

const FAILED = '这里出了点小问题';
const place = testPlace();
let isDue = true;
const turns: ModuleQueue = {
  isDue: () => isDue,
  subscribe: () => () => undefined,
  runTo: () => undefined,
  stop: () => undefined,
};
const moduleOf = (imageUrl: string): PageModule => ({
  type: 'independent',
  place: { order: 1, uniqueId: 'm', fioIndex: 1 },
  view: { imageUrl, linkUrl: '' },
});
function show(module: PageModule, index = 1): void {
  const visit: ModulePageVisit = { configId: '', channelId: '', scene: 'page', areThumbnailsOff: false };
  place.render(
    <ModulePageProvider value={{ page: 'fcFriday', visit } as ModulePage}>
      <ModuleFrame module={module} index={index} turns={turns} isHeld={false} later={null} />
    </ModulePageProvider>,
  );
}
const words = (): string => place.element.textContent ?? '';

it('a module that crashed is shown again once a later response has valid data', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const track = jest.spyOn(tracker, 'track').mockImplementation(() => undefined);
  const bad = moduleOf('bad');
  show(bad);
  expect(words()).toContain(FAILED);
  show(bad);
  expect(words()).toContain(FAILED);
  expect(track.mock.calls).toEqual([
    [
      {
        page: 'fcFriday',
        type: 'error',
        component: 'independent',
        context: { why: 'Error: broken', order: 1, uniqueId: 'm', fioIndex: 1 },
      },
    ],
  ]);
  show(moduleOf('good'));
  expect(words()).toBe('good');
});

it.each([
  [true, 0, 'good', 0],
  [false, 0, '', 1],
  [false, 1, '', 0],
])('due %p, index %d: shows %p and %d skeletons in its place', (due, index, shown, skeletons) => {
  isDue = due;
  show(moduleOf('good'), index);
  isDue = true;
  expect(words()).toBe(shown);
  expect(place.element.querySelectorAll('[aria-busy=true]')).toHaveLength(skeletons);
  expect(place.element.querySelector('#m-m')).not.toBeNull();
});

it.each([
  [1, 0],
  [2, 1],
])('the skeleton of %d sessions has %d rows of tabs', (count, tabs) => {
  const sessions = [session('A'), session('B')].slice(0, count);
  const look = { couponButton: 1, packageButton: 1, hasChips: true } as const;
  isDue = false;
  show({ ...moduleOf(''), type: 'seckill', view: { titleImageUrl: '', desc: '', look, sessions } }, 0);
  isDue = true;
  expect(place.element.querySelectorAll('.tabs')).toHaveLength(tabs);
});
