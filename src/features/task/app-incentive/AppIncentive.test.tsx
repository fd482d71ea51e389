import { act, type ReactNode } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { EarnedCard } from './EarnedCard';
import { IncentiveTaskRow } from './IncentiveTaskRow';
import { type IncentivePage, pillOf } from './incentiveTaskRules';
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

describe('the earned amount', () => {
  const page: IncentivePage = {
    code: 'AI-1',
    name: '做任务赚奖励',
    headerUrl: '',
    status: 'RUNNING',
    startsAt: '2026-11-01 00:00:00',
    endsAt: '2026-12-31 23:59:59',
    rulesHtml: '',
    claimedFen: 80,
    items: [],
  };
  const card = (waitingFen: number, changes: Partial<IncentivePage> = {}): ReactNode => (
    <EarnedCard page={{ ...page, ...changes }} waitingFen={waitingFen} onFunds={() => Promise.resolve()} />
  );

  it('is shown with the claimable amount and the time left', () => {
    place.render(card(200));
    for (const text of ['已累计获得', '￥0.8', '待领取 ￥2', '活动时间 2026-11-01 00:00 至 2026-12-31 23:59'])
      expect(place.element.textContent).toContain(text);
  });

  it('is shown without a claimable amount if there is none', () => {
    place.render(card(0));
    expect(place.element.textContent).not.toContain('待领取');
  });

  it.each([
    ['NOT_START', '活动将于 2026-11-01 00:00 开始'],
    ['FINISHED', '活动已结束，看看其他活动吧'],
  ] as const)('%s: %s', (status, text) => {
    place.render(card(0, { status }));
    expect(place.element.textContent).toContain(text);
    expect(place.element.textContent).not.toContain('活动时间');
  });
});
