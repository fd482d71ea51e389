/** @jest-environment jsdom */
import { startFailure } from './startFailure';

const alerts = () => Array.from(document.querySelectorAll('[role=alert]'), (each) => each.textContent);

test('shows the text and a button once, and is removed when the app loads after all', () => {
  startFailure.show('页面加载失败', '重试');
  startFailure.show('页面加载失败', '重试');
  expect(alerts()).toEqual(['页面加载失败重试']);
  expect(document.querySelector('[role=alert] button')?.textContent).toBe('重试');
  startFailure.remove();
  startFailure.remove();
  expect(alerts()).toEqual([]);
});
