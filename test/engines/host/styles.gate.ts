import { convertStyles, convertUnits } from '../../../engine/compiler/styles';

const none = (): null => null;

describe('package styles as CSS', () => {
  it('measures rpx by the page’s width and vh by the page’s own height', () => {
    expect(convertUnits('750rpx -1rpx 0rpx 50vh')).toBe(
      '100vw -0.13333vw 0 calc(50 * var(--engine-vh, 1vh))',
    );
  });

  it('names component tags, never classes, keyframes or functions', () => {
    const css = convertStyles(
      'a.wxss',
      'page view.text > image:not(.view){color:red}@keyframes text{from{top:0}to{top:1rpx}}',
      none,
    );
    expect(css).toBe(
      'wx-page wx-view.text > wx-image:not(.view){color:red}@keyframes text{from{top:0}to{top:0.13333vw}}',
    );
  });

  it('inlines imports once, also in a circle', () => {
    const files: Readonly<Record<string, string>> = { 'b/c.wxss': '@import "../a.wxss";.c{top:0}' };
    expect(convertStyles('a.wxss', '@import "./b/c.wxss";.a{top:0}', (path) => files[path] ?? null)).toBe(
      '.c{top:0}.a{top:0}',
    );
  });

  it.each([
    ['.a{color:red;{', /^a\.wxss:1:\d+ Unclosed block/],
    ['@import "./gone.wxss";', /gone\.wxss is missing/],
    ['@charset "UTF-8";.a{color:red}', /@charset/],
    ['.a{color:}', /no value/],
  ])('refuses %s with its place', (source, message) => {
    expect(() => convertStyles('a.wxss', source, none)).toThrow(message);
  });
});
