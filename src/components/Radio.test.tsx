import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Radio } from './Radio';

const place = testPlace();
const one = (selector: string): HTMLElement => {
  const [found, ...more] = Array.from(place.element.querySelectorAll<HTMLElement>(selector));
  if (found === undefined || more.length > 0) throw new Error(`not exactly one ${selector}`);
  return found;
};
const press = (key: string): void =>
  act(() => void one('[role=radio]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

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
