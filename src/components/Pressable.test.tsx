import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Pressable } from './Pressable';

const place = testPlace();
const one = (selector: string): HTMLElement => {
  const [found, ...more] = Array.from(place.element.querySelectorAll<HTMLElement>(selector));
  if (found === undefined || more.length > 0) throw new Error(`not exactly one ${selector}`);
  return found;
};

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
