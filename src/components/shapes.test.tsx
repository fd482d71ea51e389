import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Amount, Price } from './Amount';
import { Button, buttonClass } from './Button';
import { EntryRow } from './EntryRow';
import { Pressable } from './Pressable';
import { Radio } from './Radio';
import { Skeleton, SkeletonText } from './Skeleton';
import { Timeline } from './Timeline';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));
const one = (selector: string): HTMLElement => {
  const [found, ...more] = all(selector);
  if (found === undefined || more.length > 0) throw new Error(`not exactly one ${selector}`);
  return found;
};
const press = (key: string): void =>
  act(() => void one('[role]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('button styles', () => {
  it.each([
    [{}, 'button primary medium'],
    [{ kind: 'ghost', size: 'small' }, 'button ghost small'],
    [{ isBlock: true }, 'button primary medium block'],
    [{ isDisabled: true }, 'button primary medium disabled'],
  ] as const)('%j: %s', (look, classes) => expect(buttonClass(look)).toBe(classes));

  it.each([
    [undefined, 0, null],
    [true, 1, 'true'],
  ])('loading %p: busy', (isLoading, dots, isBusy) => {
    place.render(
      <Button onClick={() => undefined} isLoading={isLoading}>
        领
      </Button>,
    );
    expect([all('.progress').length, all('.busy').length]).toEqual([dots, dots]);
    expect([
      one('[role=button]').getAttribute('aria-busy'),
      one('[role=button]').getAttribute('aria-disabled'),
    ]).toEqual([isBusy, isBusy]);
    expect(one('[role=button]').tabIndex).toBe(0);
  });
});

describe('pressable elements', () => {
  it.each([
    [false, 0, null, 1],
    [true, -1, 'true', 0],
  ])('disabled %p', (isDisabled, tabIndex, reported, calls) => {
    const onPress = jest.fn();
    place.render(<Pressable onPress={onPress} isDisabled={isDisabled} />);
    act(() => one('[role=button]').click());
    const { classList } = one('[role=button]');
    expect([one('[role=button]').tabIndex, one('[role=button]').getAttribute('aria-disabled')]).toEqual([
      tabIndex,
      reported,
    ]);
    expect([onPress.mock.calls.length, classList.contains('disabled')]).toEqual([calls, isDisabled]);
  });

  it('is busy until its promise settles, also when that fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    const onError = jest.fn();
    const onPress = jest.fn(() => new Promise((_resolve, reject) => (fail = reject)));
    place.render(<Pressable onPress={onPress} onError={onError} />);
    expect(one('[role=button]').getAttribute('aria-busy')).toBeNull();
    act(() => one('[role=button]').click());
    act(() => one('[role=button]').click());
    expect([onPress.mock.calls.length, one('[role=button]').getAttribute('aria-busy')]).toEqual([1, 'true']);
    await act(async () => fail(new Error('no')));
    expect([onError.mock.calls, one('[role=button]').getAttribute('aria-busy')]).toEqual([
      [[new Error('no')]],
      null,
    ]);
  });

  it('is not busy without a pending promise', () => {
    const onPress = jest.fn(() => undefined);
    place.render(<Pressable onPress={onPress} />);
    act(() => one('[role=button]').click());
    act(() => one('[role=button]').click());
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});

describe('one of several options', () => {
  it.each([
    [false, 3, 0],
    [true, 0, -1],
  ])('disabled %p: selected %d times by tap, Enter and Space', (isDisabled, times, tabIndex) => {
    const onSelect = jest.fn();
    place.render(
      <Radio label="微信" isChecked={false} isDisabled={isDisabled} onSelect={onSelect} className="way">
        微信支付
      </Radio>,
    );
    act(() => one('[role=radio]').click());
    press('Enter');
    press(' ');
    expect([onSelect.mock.calls.length, one('[role=radio]').tabIndex]).toEqual([times, tabIndex]);
    expect(one('[role=radio]').getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null);
  });

  it.each([true, false])('checked: %p', (isChecked) => {
    place.render(
      <Radio label="微信" isChecked={isChecked} onSelect={() => undefined} className="way">
        微信支付
      </Radio>,
    );
    expect(one('[role=radio]').getAttribute('aria-checked')).toBe(String(isChecked));
  });
});

it('events: the newest first, and marked', () => {
  place.render(
    <Timeline
      label="物流"
      entries={[
        { title: '已签收', at: '10:00' },
        { title: '派送中', at: '' },
      ]}
    />,
  );
  expect(all('[role=listitem]').map(({ classList }) => classList.contains('newest'))).toEqual([true, false]);
  expect(place.element.textContent).toBe('已签收10:00派送中');
});

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

it.each([
  ['￥', '5', '', ['￥'], '￥5'],
  ['', '8.5', '折', ['折'], '8.5折'],
])('an amount %p %p %p is one word to a screen reader', (prefix, value, suffix, signs, words) => {
  place.render(<Amount prefix={prefix} value={value} suffix={suffix} />);
  expect(all('.sign').map(({ textContent }) => textContent)).toEqual(signs);
  expect([place.element.textContent, all(`[aria-label="${words}"]`).length]).toEqual([words, 1]);
});

it.each([
  [undefined, '￥12.5'],
  [2, '￥12.50'],
] as const)('a price with decimals %p: %s', (decimals, words) => {
  place.render(<Price fen={1250} decimals={decimals} />);
  expect(place.element.textContent).toBe(words);
});

it.each([
  [true, 1],
  [false, 0],
])('an entry that is income (%p) is highlighted', (isEarned, count) => {
  place.render(<EntryRow place={2} title="奖励" note="昨天" amount="+1元" isEarned={isEarned} />);
  expect(all('.earned')).toHaveLength(count);
  expect(one('[role=listitem]').getAttribute('aria-posinset')).toBe('2');
});
