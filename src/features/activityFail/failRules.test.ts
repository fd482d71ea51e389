import { failWords } from './failRules';

test.each([
  [{ reasonCode: '9999', reasonMsg: '活动已下线' }, '活动暂时无法参与', '活动已下线'],
  [{ reasonCode: '9999' }, '活动暂时无法参与', '来晚啦，活动已结束~'],
  [{ reasonCode: '9999', reasonMsg: ' \u200b\n ' }, '活动暂时无法参与', '来晚啦，活动已结束~'],
  [{ reasonCode: '1234', reasonMsg: '名额已满' }, '参与失败', '名额已满'],
  [{}, '参与失败', '抱歉，系统开小差啦，请稍后再试~'],
])('%p', (query, title, text) => {
  expect(failWords(query)).toEqual({ title, text });
});

test('a text from outside is one short line of plain words', () => {
  const { text } = failWords({ reasonCode: '9999', reasonMsg: `\u202e<b>点我</b>\n${'长'.repeat(5000)}` });
  expect(text.startsWith('<b>点我</b> 长')).toBe(true);
  expect(text.endsWith('…')).toBe(true);
  expect(Array.from(text)).toHaveLength(121);
});
