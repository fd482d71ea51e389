import { tracker } from '@/tracking';
import { testPlace } from '@/utils/testing/place';
import { CampaignProvider, type Campaign } from './campaignContext';
import type { CampaignModule } from './catalog';
import { ModuleFrame } from './ModuleFrame';
import type { ModuleTurns } from './moduleTurns';

jest.mock('./useExposure', () => ({ useExposure: () => undefined }));
jest.mock('./registry', () => ({
  renderModule({ view }: { view: { imageUrl: string } }) {
    if (view.imageUrl === 'bad') throw new Error('broken');
    return view.imageUrl;
  },
}));

const FAILED = '这里出了点小问题';
const place = testPlace();
const turns: ModuleTurns = {
  isDue: () => true,
  subscribe: () => () => undefined,
  runTo: () => undefined,
  stop: () => undefined,
};
const moduleOf = (imageUrl: string): CampaignModule => ({
  type: 'independent',
  place: { order: 1, uniqueId: 'm', fioIndex: 1 },
  view: { imageUrl, linkUrl: '' },
});
function show(module: CampaignModule): void {
  place.render(
    <CampaignProvider value={{ page: 'fcFriday' } as Campaign}>
      <ModuleFrame module={module} index={1} turns={turns} later={null} />
    </CampaignProvider>,
  );
}
const words = (): string => place.element.textContent ?? '';

it('a module that broke stands again with the good data of a later answer', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const track = jest.spyOn(tracker, 'track').mockImplementation(() => undefined);
  const bad = moduleOf('bad');
  show(bad);
  expect(words()).toContain(FAILED);
  show(bad);
  expect(words()).toContain(FAILED);
  expect(track).toHaveBeenCalledTimes(1);
  show(moduleOf('good'));
  expect(words()).toBe('good');
});
