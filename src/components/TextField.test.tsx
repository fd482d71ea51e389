import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
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

  it('takes the focus when it is given, each time', () => {
    for (const isFocused of [false, true, false]) show({ isFocused });
    expect(document.activeElement).toBe(one('input'));
    one('input').blur();
    show({ isFocused: true });
    expect(document.activeElement).toBe(one('input'));
  });

  it('when disabled it looks and behaves so', () => {
    show({ isDisabled: true });
    expect([count('.field.disabled'), count('input[disabled]')]).toEqual([1, 1]);
    show();
    expect([count('.field.disabled'), count('input[disabled]')]).toEqual([0, 0]);
  });
});

describe('a user in a text field', () => {
  it('cuts at its maximum length, clears, and links its error to the input', () => {
    const onChange = jest.fn();
    place.render(
      <TextField
        label="验证码"
        kind="code"
        value="12"
        maxLength={6}
        onChange={onChange}
        isClearable
        error="不对"
      />,
    );
    const input = one('input');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('不对');
    expect([input.getAttribute('inputmode'), input.getAttribute('aria-invalid')]).toEqual([
      'numeric',
      'true',
    ]);
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '12345678');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    act(() => one('[aria-label=清除验证码]').click());
    expect(onChange.mock.calls).toEqual([['123456'], ['']]);
  });

  it('confirms on Enter and passes React no unknown props', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onConfirm = jest.fn();
    place.render(<TextField label="备注" value="" onChange={jest.fn()} onConfirm={onConfirm} />);
    for (const keyCode of [229, 13])
      act(
        () =>
          void one('input').dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true }),
          ),
      );
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(complain.mock.calls.filter(([text]) => String(text).includes('Unknown event handler'))).toEqual(
      [],
    );
  });
});
