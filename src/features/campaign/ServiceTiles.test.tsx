import { testPlace } from '@/utils/testing/place';
import { ServiceTiles } from './ServiceTiles';

const steps: string[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: (name: string) => Promise.resolve(void steps.push(`to ${name}`)) },
}));
jest.mock('@/tracking', () => ({
  tracker: { click: (page: string, component: string) => void steps.push(`${page} ${component}`) },
}));

const place = testPlace();

it('leads to each service, under a heading', async () => {
  place.render(<ServiceTiles page="giftPage" title="在哪里使用" services={['send', 'myCoupons']} />);
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('在哪里使用');
  for (const tile of Array.from(place.element.querySelectorAll('[role=button]'))) await place.press(tile);
  expect(steps).toEqual(['giftPage send', 'to send', 'giftPage myCoupons', 'to myCoupons']);
});
