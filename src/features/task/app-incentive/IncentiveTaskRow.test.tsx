import { act, type ReactNode } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { IncentiveTaskRow } from './IncentiveTaskRow';
import { pillOf } from './incentiveTaskRules';
import { taskView } from './testing/incentiveTaskBench';

const place = testPlace();
const buttons = (): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>('[role=button]')];
const press = (element: HTMLElement | undefined): Promise<void> =>
  act(async () => {
    element?.click();
    await settle();
  });

describe('a row', () => {
  const row = (claimStatus: 0 | 1 | 2 | 3, onPress: () => Promise<unknown>, title = '看视频'): ReactNode => {
    const item = { task: taskView({ title }), rewardFen: 150, claimStatus };
    return (
      <IncentiveTaskRow item={item} pill={pillOf(item, 'RUNNING')} isClaiming={false} onPress={onPress} />
    );
  };

  it.each([
    [0, '看视频 减免金 +1.5元 去完成'],
    [1, '看视频 减免金 +1.5元 领取'],
  ] as const)('claim %p: the whole row is a button named %p', async (claimStatus, name) => {
    const onPress = jest.fn(() => Promise.resolve());
    place.render(row(claimStatus, onPress));
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([name]);
    await press(buttons()[0]);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it.each([
    [2, '看视频减免金 +1.5元已领取'],
    [3, '看视频减免金 +1.5元已结束'],
  ] as const)('claim %p: nothing to tap', (claimStatus, text) => {
    place.render(row(claimStatus, () => Promise.resolve()));
    expect([buttons().length, place.element.textContent]).toEqual([0, text]);
  });

  it('shows hostile text as text', () => {
    place.render(row(1, () => Promise.resolve(), '<img src=x onerror=alert(1)>'));
    expect(place.element.querySelector('img')).toBeNull();
    expect(place.element.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('takes one tap at a time', async () => {
    let finish: () => void = () => undefined;
    const onPress = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    place.render(row(1, onPress));
    await press(buttons()[0]);
    await press(buttons()[0]);
    expect(onPress).toHaveBeenCalledTimes(1);
    await act(async () => {
      finish();
      await settle();
    });
    await press(buttons()[0]);
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
