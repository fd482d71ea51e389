import { testPlace } from '@/utils/testing/place';
import { FirstSkeleton, PageSkeleton } from './PageSkeleton';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

it.each([
  [true, 1],
  [false, 0],
])('the page skeleton with a header (%p) has %d header placeholders', (hasHeader, headers) => {
  place.render(<PageSkeleton hasHeader={hasHeader} />);
  expect([count('.pageSkeletonHeader'), count('.ticket')]).toEqual([headers, 3]);
});

it.each([
  [true, 1],
  [false, 0],
])('the first module, several sessions %p, has %d placeholders of tabs', (hasTabs, tabs) => {
  place.render(<FirstSkeleton hasTabs={hasTabs} />);
  expect([count('.tabs'), count('.ticket')]).toEqual([tabs, 3]);
});
