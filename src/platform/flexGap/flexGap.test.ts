/** @jest-environment jsdom */
import { flexGap } from './index.h5';

/** jsdom lays nothing out: what an engine answers for the two empty items of the measured box. */
const measured = (scrollHeight: number) =>
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);

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
