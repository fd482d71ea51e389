/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { toast } from './index.h5';
import { toastDurationMs } from './types';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const region = (): Element | null => document.querySelector('[role=status][aria-live=polite]');
const text = (): string | null | undefined => region()?.querySelector('span')?.textContent;

test('a screen reader knows the region before its first text', () => {
  toast.show('网络异常');
  expect([region() === null, text()]).toEqual([false, '']);
  jest.advanceTimersByTime(100);
  expect(text()).toBe('网络异常');
  toast.show('请稍后再试');
  expect(text()).toBe('请稍后再试');
  jest.advanceTimersByTime(toastDurationMs('请稍后再试'));
  expect([region() === null, text()]).toEqual([false, '']);
});

test.each([
  ['in the middle', 360, 'high'],
  ['at the foot', 700, 'middle'],
])('a toast leaves free what has the focus: a field %s', (_where, top, place) => {
  Object.defineProperty(window, 'innerHeight', { value: 768, configurable: true });
  const field = document.body.appendChild(document.createElement('input'));
  jest
    .spyOn(field, 'getBoundingClientRect')
    .mockReturnValue({ ...field.getBoundingClientRect(), top, bottom: top + 44 });
  field.focus();
  toast.show('请输入手机号');
  expect(region()?.getAttribute('data-place')).toBe(place);
  toast.loading('加载中')();
  expect(region()?.hasAttribute('data-place')).toBe(false);
  field.remove();
});

test('a removed region is created again; the last of several texts is shown', () => {
  region()?.remove();
  const stop = toast.loading('加载中');
  toast.show('好了');
  stop(); // its notice is no longer on screen
  jest.advanceTimersByTime(100);
  expect([text(), region()?.hasAttribute('data-blocking')]).toEqual(['好了', false]);
});

test('a blocking notice blocks immediately and is removed by its owner', () => {
  region()?.remove();
  const stop = toast.loading('加载中');
  expect(region()?.hasAttribute('data-blocking')).toBe(true);
  stop();
  jest.runAllTimers();
  expect([text(), region()?.hasAttribute('data-blocking')]).toEqual(['', false]);
});

// WCAG 1.4.3: white text over the toast's colour, over the lightest and the darkest page.
test.each([
  ['light', /background: rgba\(([^)]*)\);\s*color: #fff/],
  ['dark', /prefers-color-scheme: dark\)[^}]*background: rgba\(([^)]*)\)/],
])('the text is legible in the %s colour scheme', (_, pattern) => {
  const css = fs.readFileSync(path.join(__dirname, 'toast.css'), 'utf8');
  const [red = NaN, green = NaN, blue = NaN, alpha = NaN] = (pattern.exec(css)?.[1] ?? '')
    .split(',')
    .map(Number);
  for (const page of [0, 255]) {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = (value * alpha + page * (1 - alpha)) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    expect(1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)).toBeGreaterThan(7);
  }
});
