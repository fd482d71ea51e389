import fc from 'fast-check';
import { cleanText } from '../text';
import { filterStyle, imageAddress } from './allowList';
import { decodeEntities } from './entities';
import { HOSTILE_HTML } from './hostileCorpus';
import { RICH_TAGS, isBlock, plainText } from './nodes';
import type { RichNode } from './nodes';
import { sanitizeHtml } from './sanitizeHtml';
import { tokenizeHtml } from './tokenize';

const TAGS: readonly string[] = RICH_TAGS;
const ATTRS = ['style', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'href'];
const STYLE =
  /^(?:(?:color|background-color|font-size|font-weight|text-align|line-height|text-decoration):[a-z0-9#%.,() -]+(?:;|$))+$/;
const SRC = /^(?:https:\/\/[a-z0-9]|\/(?!\/))/i;
const isOwnLink = (href: string): boolean => href.startsWith('https://own.example/');

function faults(nodes: readonly RichNode[], depth = 1): string[] {
  return nodes.flatMap((node) => {
    if (!('name' in node)) return Object.keys(node).sort().join() === 'text,type' ? [] : ['text with more'];
    const { style, src, href, ...rest } = node.attrs;
    return [
      ...(TAGS.includes(node.name) ? [] : [`tag ${node.name}`]),
      ...Object.keys(node.attrs).filter((name) => !ATTRS.includes(name)),
      ...(style === undefined || (STYLE.test(style) && !/url|expression|var|\\/i.test(style))
        ? []
        : [`style ${style}`]),
      ...(src === undefined || (SRC.test(src) && node.name === 'img') ? [] : [`src ${src}`]),
      ...(href === undefined || (isOwnLink(href) && node.name === 'a') ? [] : [`href ${href}`]),
      ...Object.values(rest).filter((value) => typeof value !== 'string'),
      ...(depth > 9 ? ['too deep'] : []),
      ...faults(node.children, depth + 1),
    ];
  });
}

const count = (nodes: readonly RichNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + ('name' in node ? count(node.children) : 0), 0);

const el = (name: string, children: unknown[] = [], attrs: object = {}): unknown => ({
  name,
  attrs,
  children,
});
const text = (value: string): unknown => ({ type: 'text', text: value });

test('reads no more of a style than an editor writes', () => {
  const filler = 'top:0;'.repeat(400);
  expect(filterStyle(`color:red;${filler}font-size:14px`)).toBe('color:red');
  expect(filterStyle(`color:${' '.repeat(1_000_000)}red`)).toBeUndefined();
});

test('unwrapped tags that end with their parent leave the depth as it was', () => {
  const depthOf = (nodes: readonly RichNode[]): number =>
    Math.max(0, ...nodes.map((node) => ('name' in node ? 1 + depthOf(node.children) : 0)));
  const html = `${'<div><x><y></div>'.repeat(5)}${'<div>'.repeat(9)}`;
  expect(depthOf(sanitizeHtml(html, { maxDepth: 3 }))).toBe(3);
});

describe('sanitizeHtml', () => {
  const table: readonly [string, string, unknown[]][] = [
    ['plain text', '你好', [text('你好')]],
    ['paragraphs', '<p>一</p><p>二</p>', [el('p', [text('一')]), el('p', [text('二')])]],
    ['paragraphs without end tags', '<p>一<p>二', [el('p', [text('一')]), el('p', [text('二')])]],
    [
      'list items without end tags',
      '<ul><li>a<li>b</ul>',
      [el('ul', [el('li', [text('a')]), el('li', [text('b')])])],
    ],
    [
      'an unknown tag is unwrapped',
      '<font color=red>a<b>b</b></font>c',
      [text('a'), el('b', [text('b')]), text('c')],
    ],
    ['void tags', 'a<br>b<br/>c', [text('a'), el('br'), text('b'), el('br'), text('c')]],
    ['a stray end tag', 'a</p></div>b', [text('ab')]],
    ['crossed tags', '<b>1<i>2</b>3</i>', [el('b', [text('1'), el('i', [text('2')])]), text('3')]],
    ['white space is one space', '<p>  a \n b  </p>', [el('p', [text('a b ')])]],
    ['entities once', '&amp;lt;b&gt; &#165;5 &yen;&#x1F381;', [text('&lt;b> ¥5 ¥🎁')]],
    ['lone angle brackets', '1 < 2 > 0', [text('1 < 2 > 0')]],
    [
      'a good image',
      '<img src="/x.png" alt="礼" width="100px" height=50>',
      [el('img', [], { src: '/x.png', alt: '礼', width: '100', height: '50' })],
    ],
    ['same-host image', '<img src="/art/x.svg">', [el('img', [], { src: '/art/x.svg', alt: '' })]],
    [
      'good styles',
      '<p style="COLOR: #F00 ; font-size:14px!important;top:0">x</p>',
      [el('p', [text('x')], { style: 'color:#f00;font-size:14px' })],
    ],
    [
      'table cells',
      '<table><tr><td colspan=2>a<td>b<tr><td>c</table>',
      [
        el('table', [
          el('tr', [el('td', [text('a')], { colspan: '2' }), el('td', [text('b')])]),
          el('tr', [el('td', [text('c')])]),
        ]),
      ],
    ],
    [
      'an allowed link',
      '<a href="https://own.example/x?a=1&amp;b=2">去</a>',
      [el('a', [text('去')], { href: 'https://own.example/x?a=1&b=2' })],
    ],
    ['a refused link is its text', '<a href="https://other.example/"><b>去</b></a>', [el('b', [text('去')])]],
    ['script content vanishes', 'a<script>var x = "<p>"</script>b', [text('ab')]],
    ['a self-closed script still swallows', 'a<script/>b</script>c', [text('ac')]],
    ['an empty svg swallows nothing', 'a<svg/>b', [text('ab')]],
    ['nested templates', 'a<template>x<template>y</template>z</template>b', [text('ab')]],
    ['declarations', '<!DOCTYPE html>abc', [text('abc')]],
    ['comments', 'a<!-- <p> -->b<!-->c', [text('abc')]],
  ];
  it.each(table)('%s', (_name, html, expected) => {
    expect(sanitizeHtml(html, { isLinkAllowed: isOwnLink })).toEqual(expected);
  });

  it('loads pictures from where the caller allows, without a callback only from the same host', () => {
    const html = '<img src=/x.png><img src=https://cdn.example/y.png><img src=https://evil.example/z.gif>';
    const sources = (nodes: readonly RichNode[]) => nodes.map((node) => 'name' in node && node.attrs.src);
    expect(sources(sanitizeHtml(html))).toEqual(['/x.png']);
    const pictureAddress = (src: string): string =>
      src.startsWith('/') ? `https://own.example${src}` : src.startsWith('https://cdn.example/') ? src : '';
    expect(sources(sanitizeHtml(html, { pictureAddress }))).toEqual([
      'https://own.example/x.png',
      'https://cdn.example/y.png',
    ]);
  });

  it.each([
    ['a<video src=x>b', 'ab'],
    ['a<object data=x><p>b</p>', 'a\nb'],
    ['a<svg onload=x>b', 'ab'],
    ['a<video>x</video>b', 'ab'],
    ['a<video>x<video>y</video>b', 'ab'],
    ['a<audio>x<video>y</video>b', 'axb'],
    ['a<template>x</template>b<template>c', 'abc'],
  ])('an unclosed element removes nothing after it: %s', (html, expected) => {
    expect(plainText(sanitizeHtml(html))).toBe(expected);
  });

  it('removes invisible characters', () => {
    expect(sanitizeHtml('<p>\u202e券换&#x200b;兑&#8238;金现\u202c</p><img src=/x alt="\u202e图">')).toEqual([
      el('p', [text('券换兑金现')]),
      el('img', [], { src: '/x', alt: '图' }),
    ]);
  });

  it('shows no link without a predicate', () => {
    expect(sanitizeHtml('<a href="https://own.example/">x</a>')).toEqual([text('x')]);
  });

  it('does not call the predicate for script addresses', () => {
    const isLinkAllowed = jest.fn(() => true);
    expect(
      sanitizeHtml('<a href="JAVASCRIPT:alert(1)">x</a><a href="data:,x">y</a>', { isLinkAllowed }),
    ).toEqual([text('xy')]);
    expect(isLinkAllowed).not.toHaveBeenCalled();
  });

  it('has at least forty attacks', () => expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(40));

  it.each(HOSTILE_HTML.map((html) => [html]))('makes %j harmless', (html) => {
    for (const wrapped of [html, `<p>${html}</p>`, `<table><td>${html}`, `<svg>${html}`, `<!--${html}`]) {
      expect(faults(sanitizeHtml(wrapped, { isLinkAllowed: isOwnLink }))).toEqual([]);
    }
  });

  it.each([
    ['<script>alert(1)</script>ok'],
    ['<style>p{}</style>ok'],
    ['<svg><text>no</text></svg>ok'],
    ['<math>no</math>ok'],
    ['<iframe>no</iframe>ok'],
    ['<noscript>no</noscript>ok'],
    ['<template>no</template>ok'],
    ['<!-- no -->ok'],
  ])('removes all content of %j', (html) => expect(plainText(sanitizeHtml(html))).toBe('ok'));

  it('never throws and lets nothing else through, for any string', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(...HOSTILE_HTML),
      fc.constantFrom(
        '<',
        '>',
        '</',
        '/>',
        '="',
        "='",
        '<!--',
        '-->',
        '<p ',
        'style=',
        'href=',
        'src=',
        'on',
        '&#',
        ';',
        '<td>',
        '<script',
        '</script>',
        'javascript:',
        '//x',
        'url(',
        '\0',
      ),
      fc
        .constantFrom(...RICH_TAGS)
        .map((tag) => `<${tag} style="color:red" src=https://a.example/ href=https://own.example/>`),
      fc.constantFrom(...RICH_TAGS).map((tag) => `</${tag}>`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const nodes = sanitizeHtml(pieces.join(''), { isLinkAllowed: isOwnLink });
        expect(faults(nodes)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('returns text without markup unchanged, except for white space', () => {
    const plain = fc.string({ unit: 'grapheme' }).filter((value) => !/[<&\0]/.test(value));
    fc.assert(
      fc.property(plain, (value) => {
        const squeezed = cleanText(value.replace(/[ \t\r\n\f]+/g, ' '))
          .replace(/ +/g, ' ')
          .replace(/^ /, '');
        expect(sanitizeHtml(value)).toEqual(squeezed === '' ? [] : [text(squeezed)]);
      }),
    );
  });

  it('caps length, nodes and depth', () => {
    expect(plainText(sanitizeHtml('a'.repeat(200), { maxLength: 10 }))).toBe('a'.repeat(10));
    expect(count(sanitizeHtml('<p>x</p>'.repeat(5000), { maxNodes: 100 }))).toBeLessThanOrEqual(101);
    expect(count(sanitizeHtml('<p>x</p>'.repeat(5000)))).toBeLessThanOrEqual(2001);
    expect(plainText(sanitizeHtml(`${'<div>'.repeat(5000)}deep`))).toBe('deep');
    expect(faults(sanitizeHtml(`${'<div>'.repeat(5000)}<img src=/x.png>deep`))).toEqual([]);
  });

  it('tracks depth correctly after deep and crossed nesting', () => {
    const html = `${'<div><font>'.repeat(20)}x${'</font></div>'.repeat(20)}<p><b>y</b></p>`;
    expect(sanitizeHtml(html).slice(-1)).toEqual([el('p', [el('b', [text('y')])])]);
  });
});

describe('helpers', () => {
  it('reads quoted, bare and repeated attributes', () => {
    expect(tokenizeHtml(`<IMG/A=1 b='2' c="3>" a=4 d>`)).toEqual([
      { kind: 'open', name: 'img', attrs: { a: '1', b: '2', c: '3>', d: '' }, isClosed: false },
    ]);
  });

  it.each([
    ['&#0;', '\ufffd'],
    ['&#xD800;', '\ufffd'],
    ['&#x110000;', '\ufffd'],
    ['&#99999999999;', '\ufffd9;'],
    ['&constructor;', '&constructor;'],
    ['&nbsp;', '\u00a0'],
    ['&AMP;', '&AMP;'],
    ['a & b', 'a & b'],
    ['&#65', 'A'],
  ])('decodes %s', (from, to) => expect(decodeEntities(from)).toBe(to));

  it.each([
    ['color:red', 'color:red'],
    ['color:rgba(1, 2, 3, .5)', 'color:rgba(1, 2, 3, .5)'],
    ['font-size:9999px', undefined],
    ['color:url(x)', undefined],
    ['color:inherit', undefined],
    ['color:currentcolor', undefined],
    ['color:expression', undefined],
    ['color:rgb(999,0,0)', undefined],
    ['color:rgb(255,0,10)', 'color:rgb(255,0,10)'],
    ['color:#12345', undefined],
    ['color:#123456', 'color:#123456'],
    ['background-color:DarkOrange', 'background-color:darkorange'],
    ['text-align:center;position:fixed', 'text-align:center'],
    ['__proto__:red', undefined],
    ['font-weight:bold;font-weight:url', 'font-weight:bold'],
    ['', undefined],
    ['color', undefined],
    [':red', undefined],
  ])('style %s', (from, to) => expect(filterStyle(from)).toBe(to));

  it.each([
    ['https://a.example/x.png', true],
    ['/x.png', true],
    ['//a.example/x', false],
    ['http://a.example/x', false],
    ['x.png', false],
    ['https://a@b.example/x', false],
    ['https:///x', false],
    ['/\\a', false],
    ['/\t/a', false],
    ['', false],
    ['https://a.example', true],
  ])('image %s', (src, isGood) => expect(imageAddress(src) !== undefined).toBe(isGood));

  it('distinguishes block from inline nodes', () => {
    expect(sanitizeHtml('<p>a</p>b<b>c</b><br><img src=/x.png>').map(isBlock)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('reads the text, each block on its own line', () => {
    expect(
      plainText(sanitizeHtml('<h3>规则</h3><ul><li>一</li><li>二<br>三</li></ul><img src=/x alt=图>')),
    ).toBe('规则\n一\n二\n三\n图');
  });
});
