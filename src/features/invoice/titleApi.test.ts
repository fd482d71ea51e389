import { createScope } from '@/api';
import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { knownAgainst, makeSuggestions, MISMATCH } from './titleApi';
import { NO_TITLE } from './titleRules';

const TITLE = { ...NO_TITLE, title: '腾讯', taxNo: '9144030071526726XG' };

async function asking(title = TITLE) {
  const page = pageBench();
  const outcome = knownAgainst(title, { ...page.deps, gateway: page.gateway }, createScope());
  await settle();
  return { ...page, outcome };
}

test.each<[string, object, string]>([
  ['valid', { isValid: true, reasonMsg: '别的话' }, ''],
  ['not valid, in its words', { isValid: false, reasonMsg: '税号已注销' }, '税号已注销'],
  ['not valid', { isValid: false, reasonMsg: '' }, MISMATCH],
])('a company that is %s', async (_name, answer, text) => {
  const { outcome, transport, body } = await asking();
  expect(body()).toEqual({ title: '腾讯', taxNo: '9144030071526726XG' });
  await transport.last.ok(answer);
  expect(await outcome).toBe(text);
});

test('a title of a person has no number to compare', async () => {
  const { outcome, transport } = await asking({ ...TITLE, titleType: 'PERSON' });
  expect([await outcome, transport.sent.length]).toEqual(['', 0]);
});

test('a company passes if its check fails', async () => {
  const { outcome, transport } = await asking();
  await transport.last.fail('999', '系统忙');
  expect(await outcome).toBe('');
});

test('suggests companies whose names contain the typed text', async () => {
  const { gateway, transport, deps, paths } = pageBench();
  const suggestions = makeSuggestions({ ...deps, gateway });
  suggestions.want('腾讯');
  await settle();
  expect([paths(), suggestions.current]).toEqual([
    [`getTaxpayers?keyword=${encodeURIComponent('腾讯')}`],
    null,
  ]);
  await transport.last.ok({ content: [{ title: '腾讯科技', taxNo: '9144030071526726XG' }] });
  expect(suggestions.current).toMatchObject([{ title: '腾讯科技' }]);
  void suggestions.load();
  await settle();
  await transport.last.fail('999');
  expect([suggestions.phase, suggestions.failureText]).toEqual(['failed', '']);
});
