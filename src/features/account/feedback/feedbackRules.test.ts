import { decodeFeedback, EMPTY_FEEDBACK, FEEDBACK_KINDS, feedbackProblems, kindText } from './feedbackRules';

const GOOD = { ...EMPTY_FEEDBACK, kind: 'FEE' as const, content: '十个字以上的一段反馈' };

test.each([
  ['nothing is wrong', {}, []],
  ['no kind', { kind: 'unknown' as const }, ['kind']],
  ['nine characters and blanks', { content: ' 九个字九个字九个字  ' }, ['content']],
  ['ten picture characters', { content: '📦'.repeat(10) }, []],
  ['nine of them', { content: '📦'.repeat(9) }, ['content']],
  ['a number that is none', { mobile: '1381234567' }, ['mobile']],
  ['a number of a house', { mobile: '07551234567' }, ['mobile']],
  ['a number', { mobile: ' 13812345678 ' }, []],
])('%s', (_name, changes, wrong) =>
  expect(Object.keys(feedbackProblems({ ...GOOD, ...changes }, ''))).toEqual(wrong),
);

test('reports how many characters are missing', () => {
  expect(feedbackProblems({ ...GOOD, content: '一二三' }, '').content).toBe(
    '请至少输入 10 个字，还差 7 个字',
  );
});

test('waits for uploading pictures', () => {
  expect(feedbackProblems(GOOD, '图片还在上传，请稍候')).toEqual({ pictures: '图片还在上传，请稍候' });
});

test('every kind has its own texts, an unknown one neutral texts', () => {
  expect(new Set(FEEDBACK_KINDS.map(kindText)).size).toBe(FEEDBACK_KINDS.length);
  expect(kindText('unknown')).toBe('其他');
});

test('an unreadable draft is ignored', () => {
  expect(decodeFeedback(JSON.parse(JSON.stringify(GOOD)), '')).toEqual(GOOD);
  expect(() => decodeFeedback({ ...GOOD, pictures: 'x' }, '')).toThrow();
});
