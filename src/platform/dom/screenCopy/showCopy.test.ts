/** @jest-environment jsdom */
import type { CopyElement, CopyNode } from './copyNode';
import { showCopy } from './showCopy';
import { rect } from './testing/rect';

const element = (attributes: Record<string, string>, children: readonly CopyNode[]): CopyElement => ({
  tag: 'div',
  attributes,
  style: '',
  scrollLeft: 0,
  children,
});
const button = (name: string): CopyElement => element({ role: 'button', tabindex: '0' }, [name]);
const COPY = element({ class: 'taro_page' }, [
  element({ role: 'main' }, [button('立即领取'), button('去寄件')]),
]);

let app: HTMLElement;
const pressed = jest.fn<void, [string]>();

/** The app's page, as it is at that time. */
function appShows(html: string): void {
  app.innerHTML = `<div class="taro_page taro_page_show"><div role="main">${html}</div></div>`;
  for (const each of Array.from(app.querySelectorAll<HTMLElement>('*'))) {
    each.getBoundingClientRect = () => rect(0, 100, 20);
    each.addEventListener('click', (event) => event.target === each && pressed(each.textContent ?? ''));
  }
}
const BUTTONS = '<div role="button" tabindex="0">立即领取</div><div role="button" tabindex="0">去寄件</div>';

const copyShown = (): Element | null => document.querySelector('body > .taro_router');
const onCopy = (name: string): HTMLElement =>
  Array.from(copyShown()!.querySelectorAll<HTMLElement>('[role=button]')).find(
    (each) => each.textContent === name,
  )!;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/fcFriday');
  document.body.innerHTML = '<div id="app"></div><div id="early-picture"></div>';
  app = document.getElementById('app')!;
  pressed.mockReset();
  showCopy(COPY);
});
afterEach(() => jest.useRealTimers());

const pass = (ms = 100): unknown => jest.advanceTimersByTime(ms);

test('lies over the app’s page until that is complete, and says that it is being refreshed', () => {
  expect(copyShown()?.textContent).toBe('正在更新…立即领取去寄件');
  expect([app.style.visibility, document.getElementById('early-picture')]).toEqual(['hidden', null]);
  appShows('<div aria-busy="true"></div>');
  pass(1000);
  expect(copyShown()).not.toBeNull();
  appShows(BUTTONS);
  pass();
  expect([copyShown(), app.style.visibility]).toEqual([null, '']);
  expect(pressed).not.toHaveBeenCalled();
});

test('waits for the page’s pictures', () => {
  appShows('<img src="/a.png">');
  const picture = app.querySelector('img')!;
  Object.defineProperty(picture, 'complete', { value: false, configurable: true });
  pass(1000);
  expect(copyShown()).not.toBeNull();
  Object.defineProperty(picture, 'complete', { value: true });
  pass();
  expect(copyShown()).toBeNull();
});

test('what is pressed happens on the app’s page, once, however often it is pressed', () => {
  onCopy('立即领取').click();
  onCopy('立即领取').click();
  onCopy('去寄件').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(pressed).not.toHaveBeenCalled();
  appShows(BUTTONS);
  pass();
  expect(pressed.mock.calls).toEqual([['立即领取'], ['去寄件']]);
  pass(5000);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a button that has moved is found by its name', () => {
  onCopy('去寄件').click();
  appShows(`<div>新的一行</div>${BUTTONS}`);
  pass();
  expect(pressed.mock.calls).toEqual([['去寄件']]);
});

test.each([
  ['says something else now', '<div role="button">已抢光</div><div role="button">去寄件</div>'],
  ['is there twice', '<div>新</div><div role="button">立即领取</div><div role="button">立即领取</div>'],
])('nothing happens when the button %s', (_, html) => {
  onCopy('立即领取').click();
  appShows(html);
  pass();
  expect([copyShown(), pressed.mock.calls]).toEqual([null, []]);
});

test('the focus moves to the same button', () => {
  onCopy('去寄件').focus();
  appShows(BUTTONS);
  pass();
  expect(document.activeElement?.textContent).toBe('去寄件');
});

test('a page that stays busy is shown after 3 s, one with a dialog at once', () => {
  appShows('<div aria-busy="true"></div>');
  pass(3000);
  expect(copyShown()).not.toBeNull();
  pass(200);
  expect(copyShown()).toBeNull();
});

test('a dialog of the app is shown at once', () => {
  appShows('<div aria-busy="true"></div><div role="dialog" aria-modal="true"></div>');
  pass();
  expect(copyShown()).toBeNull();
});

test('another page: the copy goes, and nothing is pressed there', () => {
  onCopy('立即领取').click();
  window.history.replaceState(null, '', '/');
  appShows(BUTTONS);
  pass();
  expect([copyShown(), pressed.mock.calls]).toEqual([null, []]);
});
