import { NO_SEARCH, questionOf, type Search, searchProblems } from './searchRules';

test.each<[string, Partial<Search>, Partial<Search>]>([
  ['nothing', {}, { orderNo: '请输入订单号、运单号或手机尾号' }],
  ['spaces', { orderNo: '  ' }, { orderNo: '请输入订单号、运单号或手机尾号' }],
  ['a time alone', { span: 'MONTH' }, {}],
  ['three letters', { orderNo: 'SF1' }, { orderNo: '请输入至少 4 位字母或数字' }],
  ['an attack', { orderNo: '<script>' }, { orderNo: '请输入至少 4 位字母或数字' }],
  ['a number with spaces', { orderNo: 'SF 1234' }, {}],
  ['half of the end of a phone', { phoneLast4: '12' }, { phoneLast4: '请输入手机号后四位' }],
  ['the end of a phone', { phoneLast4: '1234' }, {}],
])('%s', (_name, search, problems) => {
  expect(searchProblems({ ...NO_SEARCH, ...search })).toEqual(problems);
});

test('searches for the typed values and the Beijing start day', () => {
  const nowMs = Date.UTC(2026, 2, 1, 17); // 2 March in Beijing
  expect(questionOf({ ...NO_SEARCH, orderNo: ' sf 12 34 ' }, nowMs)).toEqual({ orderNo: 'sf1234' });
  expect(questionOf({ ...NO_SEARCH, phoneLast4: '0001', span: 'MONTH' }, nowMs)).toEqual({
    phoneLast4: '0001',
    fromDay: '2026-01-31',
  });
});
