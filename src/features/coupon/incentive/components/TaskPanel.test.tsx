import { act, type ReactNode } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { prize, round } from '../testing/fixtures';
import { TaskPanel } from './TaskPanel';

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

const action = { text: '去寄件', isOwnText: false, imageUrl: '', jumpUrl: '' };

describe('task panel', () => {
  const panel = (changes: Partial<Parameters<typeof TaskPanel>[0]> = {}): ReactNode => (
    <TaskPanel
      pageCode="2002"
      task={round({ prizes: [prize({ isReceived: true }), prize({ taskNum: 3, couponCount: 2 })] })}
      action={action}
      prizeUrl=""
      isJoining={false}
      maskedPhone=""
      offersLogin={false}
      onAction={nothing}
      onRelogin={nothing}
      {...changes}
    />
  );
  it('shows the user’s progress as text and as a progress bar', () => {
    place.render(panel());
    expect(all('[role=heading]')[0]?.textContent).toBe('本轮活动进行中｜进度 1/2');
    expect(all('[role=progressbar]')[0]?.getAttribute('aria-valuetext')).toBe('1/2');
    for (const text of ['剩余14天', '得5元券', '已获得', '得5元券包', '寄3次'])
      expect(texts()).toContain(text);
    expect(texts()).not.toContain('重新登录');
  });
  it('offers the login again', async () => {
    const onRelogin = jest.fn(nothing);
    place.render(panel({ offersLogin: true, onRelogin }));
    expect(texts()).toContain('点这里就可以参与活动啦～');
    await press(all('[role=button]').find((button) => button.textContent === '重新登录'));
    expect(onRelogin).toHaveBeenCalledTimes(1);
  });
  it('scrolls horizontally when the prizes do not fit', () => {
    const prizes = Array.from({ length: 12 }, (_, index) => prize({ taskNum: index + 1 }));
    place.render(panel({ task: round({ prizes: prizes.slice(0, 5) }) }));
    expect(all('[class*=scroll]')).toHaveLength(0);
    place.render(panel({ task: round({ prizes }) }));
    expect(all('[class*=scroll]')).toHaveLength(1);
    expect(all('[class*=scroll] > *').some(({ style }) => style.minWidth === '240%')).toBe(true);
  });
  it('renders without a round to preview', () => {
    place.render(panel({ pageCode: '2001', task: null }));
    expect(all('[role=progressbar]')).toHaveLength(0);
    expect(texts()).toContain('去寄件');
  });
});
