/** @jest-environment jsdom */
import { systemInfo } from './index.h5';

const style = (fontSize: string): void => {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    fontSize,
    paddingTop: '44px',
    paddingRight: '',
    paddingBottom: '34px',
    paddingLeft: '0px',
  } as never);
};

test.each([
  ['24px', 1.5],
  ['16px', 1],
  ['', 1],
])('the browser’s text size %s is a scale of %d', (fontSize, scale) => {
  style(fontSize);
  expect(systemInfo.read().fontScale).toBe(scale);
});

test('safe areas are those of the style sheet', () => {
  style('16px');
  expect(systemInfo.read().safeAreaInsets).toEqual({ top: 44, right: 0, bottom: 34, left: 0 });
});
