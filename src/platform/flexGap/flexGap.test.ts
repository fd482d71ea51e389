/** @jest-environment jsdom */
import { flexGap } from './index.h5';

/** jsdom has no layout: returns what an engine measures for a box with two empty items. */
const measured = (gapPx: number) =>
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return gapPx * Math.max(0, this.children.length - 1);
  });

afterEach(() => {
  document.documentElement.className = '';
});

test.each([
  ['an engine without', 0, 'noFlexGap'],
  ['an engine with', 1, ''],
])('%s it: the document’s class, and nothing left in the page', (_, height, mark) => {
  measured(height);
  flexGap.markDocument();
  expect(document.documentElement.className).toBe(mark);
  expect(document.body.innerHTML).toBe('');
  expect(flexGap.pageClass()).toBe('');
});
