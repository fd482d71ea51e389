import { act } from 'react';
import type { PageInView } from '@/platform/inView/types';
import { testPlace } from '@/utils/testing/place';
import { taskItem } from './taskApi';
import { TaskEntry } from './TaskEntry';
import { TaskRow } from './TaskRow';
import type { TaskView } from './taskTypes';
import { wireTask } from './testing/taskBench';
import { TopCard } from './TopCard';

const mockShown: unknown[] = [];
jest.mock('./appBidReports', () => ({
  bidReports: { shown: ({ taskId }: TaskView, page: string) => mockShown.push([taskId, page]) },
}));

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const words = (selector: string): (string | null)[] =>
  Array.from(place.element.querySelectorAll(selector)).map(({ textContent }) => textContent);

const onPress = jest.fn(() => Promise.resolve());
const onRules = jest.fn();
beforeEach(() => {
  onPress.mockClear();
  onRules.mockClear();
  mockShown.length = 0;
});
const task = (changes: Record<string, unknown> = {}): TaskView => taskItem(wireTask(changes), 't');

describe.each([
  ['row', TaskRow, '.yuan', 0],
  ['card', TopCard, '.topCardYuan', 1],
] as const)('a task as a %s', (_name, Entry, yuan, empty) => {
  const show = (changes: Record<string, unknown> = {}): void =>
    place.render(<Entry task={task(changes)} id="task-1" onPress={onPress} onRules={onRules} />);

  it('shows its title, reward and action', async () => {
    show();
    expect(place.element.textContent).toContain('看视频减免金');
    expect([words(yuan), count('#task-1[role=listitem]')]).toEqual([['+1.2元'], 1]);
    await place.press('去完成 看视频');
    expect(onPress.mock.calls).toEqual([[task()]]);
  });

  it('without money shows no amount', () => {
    show({ taskSubTitle: '减免金' });
    expect(words(yuan)).toEqual(Array(empty).fill(''));
  });

  it.each([
    ['', 0],
    ['<p>x</p>', 1],
  ])('rules %p: %d marks', async (taskRule, marks) => {
    show({ taskRule });
    expect(count('.mark')).toBe(marks);
    if (marks === 0) return;
    await place.press('任务规则 看视频');
    expect([onRules.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    [1, '', '去完成', 1],
    [1, '领奖', '领奖', 1],
    [4, '', '已完成', 0],
    [5, '明天见', '明天见', 0],
  ])('status %d with the text %p shows %s, buttons %d', (taskStatus, taskStatusButtonText, text, buttons) => {
    show({ taskStatus, taskStatusButtonText });
    expect([words('.pill'), count('[role=button]')]).toEqual([[text], buttons]);
    expect(count('.pill.closed')).toBe(1 - buttons);
  });
});

describe('impressions of a task', () => {
  const BID = { taskChannel: 12, taskType: 20 };
  function show(changes: Record<string, unknown>, hasView = true) {
    const watched = new Map<string, (isShown: boolean) => void>();
    const view = {
      watchShown(id: string, notify: (isShown: boolean) => void) {
        watched.set(id, notify);
        return () => watched.delete(id);
      },
    } as Partial<PageInView> as PageInView;
    const props = { page: 'home', onPress, onRules, isCard: false, view: hasView ? view : null };
    place.render(<TaskEntry task={task(changes)} {...props} />);
    return watched;
  }

  it('a real-time bid is reported once when its own element is seen', () => {
    const watched = show(BID);
    const [[id, notify] = ['', () => undefined]] = [...watched];
    expect(document.getElementById(id)?.getAttribute('role')).toBe('listitem');
    act(() => notify(false));
    expect([mockShown, watched.size]).toEqual([[], 1]);
    act(() => notify(true));
    expect([mockShown, watched.size]).toEqual([[['T1', 'home']], 0]);
  });

  it('no other task is, and none where visibility cannot be observed', () => {
    expect(show({}).size).toBe(0);
    expect(show(BID, false).size).toBe(0);
    expect(count('[role=listitem]')).toBe(1);
  });

  it('stops on unmount', () => {
    const watched = show(BID);
    place.render(null);
    expect(watched.size).toBe(0);
  });
});
