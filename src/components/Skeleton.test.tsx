import { testPlace } from '@/utils/testing/place';
import { Skeleton, SkeletonText } from './Skeleton';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));

describe('placeholder shapes', () => {
  it.each([
    [1, [false]],
    [2, [false, true]],
    [undefined, [false, false, true]],
  ])('%p lines: the last of several is shorter', (lines, areShort) => {
    place.render(<SkeletonText lines={lines} />);
    expect(all('.line').map(({ classList }) => classList.contains('short'))).toEqual(areShort);
  });

  it('are blocks unless round', () => {
    place.render(<Skeleton />);
    expect(all('.block')).toHaveLength(1);
    place.render(<Skeleton shape="circle" />);
    expect([all('.block').length, all('.circle').length]).toEqual([0, 1]);
  });
});
