import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { OtherActivities } from './OtherActivities';

const place = testPlace();
const all = (selector: string): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>(selector)];
/** Waits for the tap to settle: buttons are busy until their promise resolves. */
const press = (element: HTMLElement | undefined): Promise<void> =>
  act(async () => {
    element?.click();
    await settle();
  });
const nothing = (): Promise<void> => Promise.resolve();
const texts = (): string => place.element.textContent ?? '';

describe('other activities', () => {
  const activities = ['/a', '/b', '/c'].map((url) => ({ url, imageUrl: '' }));
  it('shows the first, then all, each with a name, and opens the tapped one', async () => {
    const onOpen = jest.fn(nothing);
    place.render(<OtherActivities activities={activities} onOpen={onOpen} />);
    expect(all('[role=link]').map((link) => link.getAttribute('aria-label'))).toEqual(['其他活动 1']);
    const more = all('[role=button]').find((button) => button.textContent === '点击加载更多活动 >');
    await press(more);
    expect(all('[role=link]')).toHaveLength(3);
    expect(texts()).not.toContain('点击加载更多活动');
    await press(all('[role=link]')[2]);
    expect(onOpen).toHaveBeenCalledWith('/c');
  });
  it('a single one has no expand button; none shows an empty state', () => {
    place.render(<OtherActivities activities={activities.slice(0, 1)} onOpen={nothing} />);
    expect(texts()).not.toContain('点击加载更多活动');
    place.render(<OtherActivities activities={[]} onOpen={nothing} />);
    expect(all('[role=link]')).toHaveLength(0);
    expect(texts()).toBe('暂无其他活动');
  });
});
