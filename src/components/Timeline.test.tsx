import { testPlace } from '@/utils/testing/place';
import { Timeline } from './Timeline';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));

it('events: the newest first, and marked', () => {
  place.render(
    <Timeline
      label="物流"
      entries={[
        { title: '已签收', at: '10:00' },
        { title: '派送中', at: '' },
      ]}
    />,
  );
  expect(all('[role=listitem]').map(({ classList }) => classList.contains('newest'))).toEqual([true, false]);
  expect(place.element.textContent).toBe('已签收10:00派送中');
});
