/** @jest-environment jsdom */
import { type CopyElement, readCopy } from './copyNode';
import { copyOf } from './copyOf';
import { drawCopy, scrollAsCopied } from './drawCopy';
import { rect } from './testing/rect';

const SCREEN = 800;

/** Gives elements the place that their `data-top` says; jsdom has no layout. */
function laidOut(html: string): Element {
  document.body.innerHTML = html;
  for (const each of Array.from(document.querySelectorAll<HTMLElement>('*')))
    each.getBoundingClientRect = () => rect(Number(each.dataset['top'] ?? 0), 375, 60);
  return document.body.firstElementChild!;
}

const copied = (html: string): CopyElement | null => copyOf(laidOut(html), SCREEN);
const drawnAgain = (html: string): string =>
  drawCopy(readCopy(JSON.parse(JSON.stringify(copied(html))))).outerHTML;

test('what is on the screen is drawn as it was: classes, texts, pictures, roles, own styles', () => {
  const html =
    '<div class="page"><div class="entry" role="button" tabindex="0" aria-label="领券"><img class="icon" src="/art/a.svg" alt=""></div><span>满 12 可用</span><div style="color: red;">￥<span>5</span></div></div>';
  expect(drawnAgain(html)).toBe(html);
});

test('ids, handlers, data and addresses of scripts are not copied', () => {
  expect(
    drawnAgain(
      '<div id="a" onclick="steal()" data-x="1" class="b"><img src="javascript:steal()" onerror="steal()" srcset="/x" alt="c"></div>',
    ),
  ).toBe('<div class="b"><img alt="c"></div>');
});

test('what begins below the screen keeps its height and nothing else', () => {
  expect(drawnAgain('<div><div class="row" data-top="800"><span data-top="810">￥5</span></div></div>')).toBe(
    '<div><div class="row" style="box-sizing: border-box; min-height: 0; overflow: hidden; visibility: hidden; height: 60px;"></div></div>',
  );
});

test('a fixed bar within a part that begins below the screen is copied', () => {
  expect(drawnAgain('<div><div data-top="900"><div data-top="740">去寄件</div></div></div>')).toContain(
    '去寄件',
  );
});

test('a dialog is left out, with its layer', () => {
  expect(
    drawnAgain('<div>页面<div class="layer"><div role="dialog" aria-modal="true">登录</div></div></div>'),
  ).toBe('<div>页面</div>');
});

test.each(['<div><input value="13900000001"></div>', '<div><canvas></canvas></div>'])(
  'no copy of a screen with %s',
  (html) => {
    expect(copied(html)).toBeNull();
  },
);

test('a countdown keeps its place only', () => {
  const drawn = drawCopy(copied('<div><span role="timer">00:12:03</span></div>')!);
  expect(drawn.querySelector<HTMLElement>('[role=timer]')?.style.visibility).toBe('hidden');
});

test('a strip that is scrolled sideways is scrolled again', () => {
  const element = laidOut('<div><div class="tabs"></div></div>');
  element.firstElementChild!.scrollLeft = 40;
  const copy = copyOf(element, SCREEN)!;
  const drawn = drawCopy(copy);
  scrollAsCopied(drawn, copy);
  expect(drawn.firstElementChild?.scrollLeft).toBe(40);
});

describe('a stored text that is no copy is refused', () => {
  const plain = { tag: 'div', attributes: {}, style: '', scrollLeft: 0, children: [] };
  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'x'],
    ['a list', []],
    ['another element', { ...plain, tag: 'script' }],
    ['a handler', { ...plain, attributes: { onclick: 'steal()' } }],
    ['an address', { ...plain, attributes: { href: 'https://evil.example' } }],
    ['a picture that is a script', { ...plain, tag: 'img', attributes: { src: 'javascript:steal()' } }],
    ['an address without a scheme', { ...plain, tag: 'img', attributes: { src: '//evil.example/a.png' } }],
    ['a number as a class', { ...plain, attributes: { class: 1 } }],
    ['no children', { ...plain, children: null }],
    ['a child', { ...plain, children: [{ ...plain, tag: 'iframe' }] }],
  ])('%s', (_, stored) => {
    expect(() => readCopy(stored)).toThrow('not a copy');
  });
});
