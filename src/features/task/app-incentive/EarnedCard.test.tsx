import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { EarnedCard } from './EarnedCard';
import type { IncentivePage } from './incentiveTaskTypes';

const place = testPlace();

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
