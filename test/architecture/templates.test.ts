/** What config/slimTemplates.ts takes out of the mini programs' templates is set by nobody; all else stays. */
import { slimTemplate, UNUSED_PROPS } from '../../config/slimTemplates';
import { sourceFiles } from './source';

test('no component sets what the templates leave out', () => {
  const set = new RegExp(`\\b(${UNUSED_PROPS.join('|')})\\b=`);
  expect(sourceFiles().flatMap(({ name, text }) => (set.test(text) ? [name] : []))).toEqual([]);
});

test.each([
  [
    '  <view hover-class="{{i.p7||\'none\'}}" bindtap="eh" bindtransitionend="eh" animation="{{i.p0}}"  id="{{i.uid}}">\n    <a />\n  </view>',
    '<view bindtap="eh" id="{{i.uid}}">\n<a />\n</view>',
  ],
  [
    '<view onTransitionEnd="eh" onTap="eh" hover-stay-time="{{xs.b(i.p9,400)}}" style="{{i.st}}">',
    '<view onTap="eh" style="{{i.st}}">',
  ],
  ['<text decode="{{xs.b(i.p1,!1)}}">{{i.v}}</text>', null],
  ['<view bindtouchstart="eh" catchtouchmove="eh">', '<view catchtouchmove="eh">'],
  ['<view catchTouchMove="eh" onTouchMove="eh">', '<view catchTouchMove="eh">'],
])('%p', (template, slim) => {
  expect(slimTemplate(template)).toBe(slim ?? template);
});
