import { testPlace } from '@/utils/testing/place';
import { AmountRow } from './AmountRow';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));

it.each([
  [true, 1],
  [false, 0],
])('an entry that is income (%p) is highlighted', (isEarned, count) => {
  place.render(<AmountRow place={2} title="奖励" note="昨天" amount="+1元" isEarned={isEarned} />);
  expect(all('.earned')).toHaveLength(count);
  expect(all('[role=listitem]').map((row) => row.getAttribute('aria-posinset'))).toEqual(['2']);
});
