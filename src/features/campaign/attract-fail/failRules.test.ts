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
  expect(failView(message, code, true)).toEqual(expected);
});

test('shows texts set by the app in full, in one line, as plain text', () => {
  const words = `客服 400-800-12345678，https://help.example/a <img src=x> ${'活'.repeat(100)}`;
  expect(failView(` ${words}\n\u202e`, '9999', true).text).toBe(words);
});

test.each([
  ['您已中奖，请加微信 abc 领取', '9999', '来晚啦，活动已结束~'],
  ['您已中奖，请加微信 abc 领取', '1006', '抱歉，暂时无法参与该活动，请稍后再试~'],
  [undefined, '4008007654321', '抱歉，暂时无法参与该活动，请稍后再试~'],
])('does not show what only the URL says: %s, %s', (words, code, text) => {
  expect(failView(words, code, false)).toMatchObject({ text, code: '' });
});
