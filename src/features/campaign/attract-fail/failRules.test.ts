import fc from 'fast-check';
import { saidReason } from '@/domain/activity/saidReason';
import { failView } from './failRules';

test.each([
  ['活动已下线', '9999', { title: '暂时无法参与活动', text: '活动已下线', code: '' }],
  ['来晚啦，活动已结束~', '9999', { title: '活动已结束', text: '来晚啦，活动已结束~', code: '' }],
  ['', '9999', { title: '活动已结束', text: '来晚啦，活动已结束~', code: '' }],
  [undefined, '9999', { title: '活动已结束', text: '来晚啦，活动已结束~', code: '' }],
  ['名额已满', '1006', { title: '暂时无法参与活动', text: '名额已满', code: '1006' }],
  [
    undefined,
    undefined,
    { title: '暂时无法参与活动', text: '抱歉，暂时无法参与该活动，请稍后再试~', code: '' },
  ],
  ['  ', '<b>1</b>', { title: '暂时无法参与活动', text: '抱歉，暂时无法参与该活动，请稍后再试~', code: '' }],
  ['好', 'constructor', { title: '暂时无法参与活动', text: '好', code: 'constructor' }],
  ['好', '__proto__', { title: '暂时无法参与活动', text: '好', code: '__proto__' }],
])('%s, code %s', (message, code, expected) => {
  expect(failView(message, code, false)).toEqual(expected);
});

test.each([
  '请访问 https://evil.example/a',
  '打开 evil.com 领取',
  'WWW.evil.example',
  '联系 13800000000',
  '加群 123456789',
])('%s is not ours to say', (text) => {
  expect(saidReason(text)).toBe('');
});

test('words that the app has brought are said whole, in one line', () => {
  const words = `客服 400-800-12345678，https://help.example/a ${'活'.repeat(100)}`;
  expect(failView(` ${words}\n`, '9999', true).text).toBe(words);
});

test('markup stays text, line breaks and what nobody sees go', () => {
  expect(saidReason('<img src=x onerror=1>\n\u202e活动\u200b结束')).toBe('<img src=x onerror=1> 活动结束');
});

test('long words are cut between characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const said = saidReason(text);
      expect(Array.from(said).length).toBeLessThanOrEqual(81);
      expect(said).not.toMatch(/[\u202a-\u202e\n]/);
    }),
  );
  expect(saidReason('活'.repeat(500))).toBe(`${'活'.repeat(80)}…`);
});
