import { act, type ReactNode } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { prize, round } from '../testing/fixtures';
import { ActionButton } from './ActionButton';
import { OtherActivities } from './OtherActivities';
import { TaskPanel } from './TaskPanel';
import { WrongPlatform } from './WrongPlatform';

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

it('the button shows the campaign’s picture once loaded, with configured text only, and its own look if it fails', () => {
  const wearing = (imageUrl: string, isOwnText: boolean): void =>
    place.render(<ActionButton action={{ ...action, imageUrl, isOwnText }} onPress={nothing} />);
  const dress = (event: string): void => act(() => void all('img')[0]?.dispatchEvent(new Event(event)));
  wearing('https://cdn.test/b.png', false);
  const isDressed = (): boolean => all('[class*=dressed]').length > 0;
  expect(isDressed()).toBe(false);
  dress('load');
  expect([isDressed(), texts()]).toEqual([true, '去寄件']);
  wearing('https://cdn.test/other.png', true);
  expect([isDressed(), texts()]).toEqual([false, '去寄件']);
  dress('load');
  expect([isDressed(), texts(), all('[role=button]')[0]?.getAttribute('aria-label')]).toEqual([
    true,
    '',
    '去寄件',
  ]);
  wearing('https://cdn.test/broken.png', true);
  dress('error');
  expect([isDressed(), all('img').length, texts()]).toEqual([false, 0, '去寄件']);
});

it('the wrong platform view names the supported apps and offers the link for them', () => {
  const onCopy = jest.fn(() => Promise.resolve());
  place.render(<WrongPlatform onCopy={onCopy} />);
  act(() => all('[role=button]')[0]?.click());
  expect(onCopy).toHaveBeenCalledTimes(1);
  expect(texts()).toContain('您好，请使用以下APP参与活动');
  expect(
    all('[role=listitem]')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['微信', '支付宝']);
  expect(all('[role=listitem]')).toHaveLength(3);
});
