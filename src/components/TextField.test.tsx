import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Checkbox } from './Checkbox';
import { Chip } from './Chip';
import { TextField, type TextFieldProps } from './TextField';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const one = (selector: string): HTMLElement => {
  const found = place.element.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
beforeEach(() => {
  // Taro's Input sets `value` without `onChange`.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
function show(props: Partial<TextFieldProps> = {}): void {
  place.render(<TextField label="备注" value="x" onChange={() => undefined} {...props} />);
}

describe('a text field', () => {
  it.each([
    [undefined, 0],
    [false, 0],
    [true, 1],
  ])('its label above it (%p): %d', (isLabelShown, labels) => {
    show({ isLabelShown });
    expect([count('.label'), one('input').getAttribute('aria-label')]).toEqual([labels, '备注']);
  });

  it.each([
    [undefined, 0],
    ['', 0],
    ['太长', 1],
  ])('error %p', (error, wrong) => {
    show({ error });
    expect([count('.row.wrong'), count('.error.shown'), one('.error').textContent]).toEqual([
      wrong,
      wrong,
      error ?? '',
    ]);
    expect(one('input').getAttribute('aria-invalid')).toBe(wrong === 1 ? 'true' : null);
    expect(one('input').getAttribute('aria-describedby')).toBe(wrong === 1 ? one('.error').id : null);
  });

  it.each<[Partial<TextFieldProps>, number]>([
    [{}, 0],
    [{ isClearable: true }, 1],
    [{ isClearable: true, value: '' }, 0],
    [{ isClearable: true, isDisabled: true }, 0],
  ])('%j: cleared by %d', (props, crosses) => {
    show(props);
    expect(count('[aria-label=清除备注]')).toBe(crosses);
  });

  it.each([
    [undefined, 140],
    [6, 6],
  ])('limit %p: at most %d characters', (maxLength, length) => {
    const onChange = jest.fn();
    show({ onChange, maxLength });
    act(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(one('input'), 'y'.repeat(200));
      one('input').dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(onChange.mock.calls).toEqual([['y'.repeat(length)]]);
  });

  it('when disabled it looks and behaves so', () => {
    show({ isDisabled: true });
    expect([count('.field.disabled'), count('input[disabled]')]).toEqual([1, 1]);
    show();
    expect([count('.field.disabled'), count('input[disabled]')]).toEqual([0, 0]);
  });
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

it.each([
  [true, 1],
  [false, 0],
])('a chip, selected %p: by tap and key', (isChecked, chosen) => {
  const onPress = jest.fn();
  place.render(<Chip role="radio" text="今天" isChecked={isChecked} onPress={onPress} />);
  act(() => one('[role=radio]').click());
  act(
    () =>
      void one('[role=radio]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  expect([
    onPress.mock.calls.length,
    count('.chosen'),
    one('[role=radio]').getAttribute('aria-checked'),
  ]).toEqual([2, chosen, String(isChecked)]);
});
