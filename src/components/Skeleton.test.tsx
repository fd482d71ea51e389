import { testPlace } from '@/utils/testing/place';
import { Skeleton, SkeletonGroup, SkeletonText } from './Skeleton';

const mockShown = { count: 0 };
jest.mock('@/platform/vitals', () => ({
  vitals: {
    wait() {
      mockShown.count += 1;
      return () => (mockShown.count -= 1);
    },
  },
}));

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

it('a group counts as one placeholder while it is shown', () => {
  place.render(
    <SkeletonGroup>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>,
  );
  expect(mockShown.count).toBe(1);
  place.render(<div>content</div>);
  expect(mockShown.count).toBe(0);
});
