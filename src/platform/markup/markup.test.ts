import { markup as h5 } from './index.h5';
import { markup as mini } from './index.mini';
import type { FieldKind } from './types';

describe('markup', () => {
  it('gives browsers ARIA and the Tab key', () => {
    expect(h5.access({ role: 'checkbox', label: '同意', isChecked: false, isFocusable: true })).toMatchObject(
      {
        role: 'checkbox',
        'aria-label': '同意',
        'aria-checked': false,
        tabIndex: 0,
      },
    );
    expect(h5.access({ role: 'progressbar', value: { now: 2, max: 5 } })).toMatchObject({
      'aria-valuenow': 2,
      'aria-valuemin': 0,
      'aria-valuemax': 5,
    });
  });

  it('gives the place of a row, in a list of unknown length, and of nothing else', () => {
    const row = h5.access({ role: 'listitem', place: 3 });
    expect([row['aria-posinset'], row['aria-setsize']]).toEqual([3, -1]);
    expect(h5.access({ role: 'listitem' })['aria-setsize']).toBeUndefined();
  });

  it('marks the main landmark and heading levels for browsers: below the title by default', () => {
    expect(h5.access({ isMain: true })).toMatchObject({ role: 'main' });
    expect(h5.access({ role: 'heading' })).toMatchObject({ 'aria-level': 2 });
    expect(h5.access({ role: 'heading', level: 1 })).toMatchObject({ 'aria-level': 1 });
    expect(h5.access({ role: 'button' })['aria-level']).toBeUndefined();
  });

  it('sends only name, role and state to mini programs', () => {
    expect(mini.access({ role: 'button', label: '领', isFocusable: true, isBusy: true })).toEqual({
      ariaRole: 'button',
      ariaLabel: '领',
    });
    expect(mini.access({ role: 'checkbox', isChecked: false, isDisabled: true })).toEqual({
      ariaRole: 'checkbox',
      ariaChecked: 'false',
      ariaDisabled: 'true',
    });
    expect(mini.access({ role: 'tab', isSelected: true, isExpanded: false, isDisabled: false })).toEqual({
      ariaRole: 'tab',
      ariaSelected: 'true',
    });
    expect(mini.access({ role: 'heading' })).toEqual({ ariaRole: 'heading', ariaLevel: 2 });
    expect(mini.access({ role: 'heading', level: 3 })).toEqual({ ariaRole: 'heading', ariaLevel: 3 });
    expect(mini.access({ isHidden: true })).toEqual({});
    expect(mini.access({ isMain: true, level: 1 })).toEqual({});
    expect(mini.press(() => undefined)).toEqual({});
    expect([mini.holdScroll, h5.holdScroll]).toEqual([{ catchMove: true }, {}]);
    expect(mini.field({ kind: 'code' }).type).toBe('number');
    // A tax number contains letters, a landline number a hyphen: keyboards without them would not do.
    for (const kind of ['number', 'landline', 'email', 'name'] as const)
      expect(mini.field({ kind }).type).toBe('text');
  });

  it('gives an image the messaging app’s long-press menu on request', () => {
    const image = { alt: '', isLazy: false };
    expect(mini.image({ ...image, hasPressMenu: true })).toEqual({ showMenuByLongpress: true });
    expect(mini.image({ ...image, hasPressMenu: false })).toEqual({});
  });

  it.each([
    ['Enter', 1],
    [' ', 1],
    ['a', 0],
    ['Tab', 0],
  ])('key %p activates %p times', (key, times) => {
    const handle = jest.fn();
    const element = {};
    const preventDefault = jest.fn();
    h5.press(handle).onKeyDown?.({ key, target: element, currentTarget: element, preventDefault });
    expect([handle.mock.calls.length, preventDefault.mock.calls.length]).toEqual([times, times]);
  });

  it('leaves keys of nested elements alone', () => {
    const handle = jest.fn();
    h5.press(handle).onKeyDown?.({ key: 'Enter', target: {}, currentTarget: {}, preventDefault: jest.fn() });
    expect(handle).not.toHaveBeenCalled();
  });

  // Never type number, which drops leading zeros; 0 is on all these keyboards.
  it.each<[FieldKind, string | undefined, string | undefined]>([
    ['text', undefined, undefined],
    ['name', undefined, 'name'],
    ['phone', 'tel', 'tel'],
    ['landline', 'tel', 'off'],
    ['email', 'email', 'email'],
    ['number', undefined, 'off'],
    ['digits', 'numeric', 'off'],
    ['code', 'numeric', 'one-time-code'],
    ['decimal', 'decimal', 'off'],
  ])('a browser field for %s: keyboard %s, filled in with %s', (kind, inputMode, autoComplete) => {
    const field = h5.field({ kind });
    expect([field.type, field.inputMode, field.autoComplete]).toEqual(['text', inputMode, autoComplete]);
  });

  it("handles the done key: Enter in browsers (not an input method's), the event of mini programs", () => {
    const onConfirm = jest.fn();
    const browser = h5.field({ kind: 'text', onConfirm });
    const press = { key: 'Enter', target: null, currentTarget: null, preventDefault: jest.fn() };
    for (const keyCode of [229, 65, 13]) browser.onKeyDown?.({ ...press, keyCode });
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(browser).not.toHaveProperty('onConfirm');
    mini.field({ kind: 'text', onConfirm }).onConfirm?.();
    expect(onConfirm).toHaveBeenCalledTimes(2);
    for (const markup of [h5, mini])
      expect(Object.keys(markup.field({ kind: 'text' })).filter((name) => name.startsWith('on'))).toEqual([]);
  });
});
