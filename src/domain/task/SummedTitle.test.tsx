import { testPlace } from '@/utils/testing/place';
import { SummedTitle } from './SummedTitle';

const place = testPlace();

it.each([
  [0, '做任务'],
  [1, '做任务 最高赚0.01元'],
  [1250, '做任务 最高赚12.5元'],
])('the title with %d fen to earn: %s', (sumFen, text) => {
  place.render(<SummedTitle sumFen={sumFen} />);
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe(text);
});
