import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Checkbox } from './Checkbox';
import { Link } from './Link';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const one = (selector: string): HTMLElement => {
  const found = place.element.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const press = (selector: string, key: string): void =>
  act(() => void one(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('toggles by box, label and keyboard, not by a link in its label', () => {
  const onChange = jest.fn();
  const onPress = jest.fn();
  place.render(
    <Checkbox isChecked={false} onChange={onChange} label="同意">
      同意<Link onPress={onPress}>《协议》</Link>
    </Checkbox>,
  );
  act(() => one('[role=checkbox]').click());
  press('[role=checkbox]', ' ');
  act(() => one('.label').click());
  expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
  act(() => one('[role=link]').click());
  press('[role=link]', 'Enter');
  expect([onChange.mock.calls.length, onPress.mock.calls.length]).toEqual([3, 2]);
  expect(one('[role=checkbox]').getAttribute('aria-checked')).toBe('false');
});

describe('a checkbox', () => {
  it('when disabled it does not toggle', () => {
    const onChange = jest.fn();
    place.render(<Checkbox isChecked isDisabled onChange={onChange} label="同意" />);
    act(() => one('[role=checkbox]').click());
    act(() => one('.label').click());
    expect([onChange.mock.calls.length, one('[role=checkbox]').tabIndex, count('.row.disabled')]).toEqual([
      0, -1, 1,
    ]);
    expect(one('[role=checkbox]').getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('checked %p', (isChecked, ticks) => {
    const onChange = jest.fn();
    place.render(<Checkbox isChecked={isChecked} onChange={onChange} label="同意" />);
    act(() => one('[role=checkbox]').click());
    expect([count('.box.checked'), onChange.mock.calls]).toEqual([ticks, [[!isChecked]]]);
    expect(one('[role=checkbox]').getAttribute('aria-disabled')).toBeNull();
  });
});
