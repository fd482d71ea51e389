import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { type CardView, toCards } from './aggregationRules';
import type { AggregationStage } from './aggregationTypes';
import { AggregationView } from './AggregationView';
import { Notice } from './Notice';

// Page lifecycle hooks work only inside a running Taro page.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));

const NOW_MS = 1_700_000_000_000;

const place = testPlace();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS });
});

afterEach(() => {
  jest.useRealTimers();
});

const stage = (stageNo: number, changes: Partial<AggregationStage> = {}): AggregationStage => ({
  stageNo,
  targetCount: stageNo,
  couponIds: [],
  currentCount: 2,
  distributionStatus: 0,
  prizeValueFen: 550,
  prizeTitle: '寄件券',
  ...changes,
});

interface Shown {
  readonly pressed: CardView[];
  readonly onEnd: jest.Mock;
}

function show(
  stages: readonly AggregationStage[],
  changes: { hasEnded?: boolean; endsInMs?: number; userTag?: string; claimingStageNo?: number } = {},
): Shown {
  const pressed: CardView[] = [];
  const onEnd = jest.fn();
  place.render(
    <AggregationView
      activity={{
        activityId: 'A1',
        name: '寄件奖励计划',
        userTag: changes.userTag ?? '新客专享',
        packageName: '寄件任务礼包',
        taskPkgReceiveId: 'PKG-1',
        endsAtMs: NOW_MS + (changes.endsInMs ?? 90_000_000),
        stages,
      }}
      cards={toCards(stages)}
      percent={66.66}
      hasEnded={changes.hasEnded ?? false}
      offsetMs={0}
      claimingStageNo={changes.claimingStageNo ?? null}
      onEnd={onEnd}
      onPress={(card) => pressed.push(card)}
    />,
  );
  return { pressed, onEnd };
}
const all = (selector: string): Element[] => Array.from(place.element.querySelectorAll(selector));
const one = (selector: string): Element => {
  const [found, ...more] = all(selector);
  if (found === undefined || more.length > 0) throw new Error(`not exactly one ${selector}`);
  return found;
};

it('describes each card in a button that works with the keyboard', () => {
  const { pressed } = show([
    stage(1, { distributionStatus: 2 }),
    stage(2, { distributionStatus: 1 }),
    stage(3),
  ]);
  const buttons = all('[role=button]');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    '第1阶段 ￥5.5 寄件券 已寄 2/1 件 去使用',
    '第2阶段 ￥5.5 寄件券 已寄 2/2 件 待发放',
    '第3阶段 ￥5.5 寄件券 再寄 2/3 件可领 待领取',
  ]);
  expect(buttons.every((button) => button.getAttribute('tabindex') === '0')).toBe(true);
  act(() => {
    buttons[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(pressed.map(({ stageNo }) => stageNo)).toEqual([3]);
});

it('names a reward that has no title', () => {
  show([stage(3, { prizeTitle: '' })]);
  expect(one('[role=button]').textContent).toContain('寄件奖励');
});

it('shows the progress in whole per cent', () => {
  show([stage(1)]);
  const bar = one('[role=progressbar]');
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['66', '66%']);
});

it.each([
  [3, 0],
  [4, 1],
])('%d cards scroll in %d rows', (count, rows) => {
  show(Array.from({ length: count }, (_, index) => stage(index + 1)));
  expect(all('.taro-scroll-view__scroll-x')).toHaveLength(rows);
  expect(all('[role=button]')).toHaveLength(count);
});

it('counts down to the end and then announces it once', () => {
  const { onEnd } = show([stage(3)], { endsInMs: 2_000 });
  expect(one('[role=timer]').textContent).toBe('剩余 00:00:02');
  act(() => jest.advanceTimersByTime(1_000));
  expect([one('[role=timer]').textContent, onEnd.mock.calls.length]).toEqual(['剩余 00:00:01', 0]);
  act(() => jest.advanceTimersByTime(5_000));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('shows that it is over instead of the countdown', () => {
  show([stage(3)], { hasEnded: true });
  expect(all('[role=timer]')).toHaveLength(0);
  expect(place.element.textContent).toContain('活动已过期');
  expect(jest.getTimerCount()).toBe(0);
});

it('has no countdown if the end is unknown', () => {
  show([stage(3)], { endsInMs: NaN });
  expect(all('[role=timer]')).toHaveLength(0);
  expect(place.element.textContent).not.toContain('活动已过期');
});

it.each([
  ['新客专享', 1],
  ['', 0],
])('the user’s group %p', (userTag, count) => {
  show([stage(3)], { userTag });
  expect(all('.tag')).toHaveLength(count);
});

it('marks the current card, and the one being claimed', () => {
  show([stage(1), stage(2), stage(3)], { claimingStageNo: 2 });
  expect(all('[role=button]').map(({ classList }) => classList.contains('current'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(all('.pill').map(({ classList }) => classList.contains('busy'))).toEqual([false, true, false]);
});

it.each([
  [1, 1],
  [2, 0],
])('of %d cards, %d are horizontal', (count, wide) => {
  show(Array.from({ length: count }, (_, index) => stage(index + 1)));
  expect(all('.wide')).toHaveLength(wide);
});

it('the cells of a scrolling row have a width that needs no measuring', () => {
  show(Array.from({ length: 4 }, (_, index) => stage(index + 1)));
  expect(all('.cell').map((cell) => cell.getAttribute('style'))).toEqual(
    Array(4).fill('width: 112px; margin-right: 8px;'),
  );
});

it('a scrolling row begins at the first claimable card, with a part of the one before it', () => {
  show([1, 2, 3, 4].map((stageNo) => stage(stageNo, { distributionStatus: stageNo === 1 ? 2 : 0 })));
  act(() => jest.advanceTimersByTime(1_000));
  expect(one('.taro-scroll-view__scroll-x').scrollLeft).toBe(112 + 8 - 32);
});

it('the bar is as wide as the progress', () => {
  show([stage(1)]);
  expect(one('.bar').getAttribute('style')).toBe('width: 66.66%;');
});

describe('instead of the cards', () => {
  it.each([
    [true, 'alert'],
    [undefined, 'status'],
  ])('a notice, urgent %p, has the role %s and an action', (isUrgent, role) => {
    const onAction = jest.fn(() => new Promise(() => undefined));
    place.render(<Notice text="加载失败" actionText="重试" onAction={onAction} isUrgent={isUrgent} />);
    expect(one(`[role=${role}]`).textContent).toBe('加载失败');
    act(() => void one('[role=button]').dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(onAction).toHaveBeenCalledTimes(1);
  });
});
