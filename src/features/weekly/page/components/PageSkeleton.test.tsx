import { testPlace } from '@/utils/testing/place';
import { PageSkeleton } from './PageSkeleton';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

it.each([
  [true, 1],
  [false, 0],
])('the page skeleton with a header (%p) has %d header placeholders', (hasHeader, headers) => {
  place.render(<PageSkeleton hasHeader={hasHeader} />);
  expect([count('.pageSkeletonHeader'), count('.ticket')]).toEqual([headers, 3]);
});
