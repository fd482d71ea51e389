import {
  emailProblem,
  NO_TITLE,
  plainTitle,
  TITLE_TEXTS,
  titleProblems,
  type TitleValues,
} from './titleRules';

const RIGHT: TitleValues = { ...NO_TITLE, title: '腾讯', taxNo: '9144030071526726XG' };

test.each<[string, Partial<TitleValues>, Partial<TitleValues>]>([
  ['a company', {}, {}],
  ['no name', { title: ' ' }, { title: TITLE_TEXTS.title }],
  ['no number', { taxNo: '' }, { taxNo: '请输入纳税人识别号' }],
  ['an account of letters', { bankAccount: 'abc123' }, { bankAccount: TITLE_TEXTS.bankAccount }],
  ['an account in groups', { bankAccount: '7559 1234 5610 801' }, {}],
  ['half a phone', { phone: '0755' }, { phone: TITLE_TEXTS.phone }],
  ['a phone with its code', { phone: '+86 (0755) 86001234' }, {}],
  ['a person, whatever hidden fields contain', { titleType: 'PERSON', taxNo: 'x', phone: 'x' }, {}],
])('%s', (_name, values, problems) => {
  expect(titleProblems({ ...RIGHT, ...values })).toEqual(problems);
});

test.each([
  ['chen@example.com', ''],
  [' chen.xl+fp@mail.example.com.cn ', ''],
  ['', TITLE_TEXTS.email],
  ['chen', TITLE_TEXTS.emailForm],
  ['@example.com', TITLE_TEXTS.emailForm],
  ['chen@example', TITLE_TEXTS.emailForm],
  ['chen@.com', TITLE_TEXTS.emailForm],
  ['a@b@example.com', TITLE_TEXTS.emailForm],
  ['chen xl@example.com', TITLE_TEXTS.emailForm],
  [`${'a'.repeat(95)}@b.com`, TITLE_TEXTS.emailForm],
])('mail to %p: %p', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test('for a person only the name is sent; a tax number is sent without spaces and in capitals', () => {
  const typed = { ...RIGHT, title: ' 腾讯 ', taxNo: '9144 0300 7152 6726 xg', bankName: ' 招商银行 ' };
  expect(plainTitle(typed)).toEqual({ ...RIGHT, bankName: '招商银行' });
  expect(plainTitle({ ...typed, titleType: 'PERSON' })).toEqual({
    ...NO_TITLE,
    titleType: 'PERSON',
    title: '腾讯',
  });
});
