import { canSubmit, cleanCode, hasElevenDigits, phoneKey, secondsUntil, sendRefusal } from './loginRules';

const FORM = { phone: '13800138000', code: '123456', isAgreed: true };

it.each([
  [{}, false, null],
  [{ phone: ' ' }, false, '请输入手机号'],
  [{ phone: '', isAgreed: false }, true, '请输入手机号'],
  [{ isAgreed: false }, true, '请先同意《服务协议》及《隐私政策》内容。'],
  [{}, true, '验证码已发送，请勿重复操作'],
  [{ phone: '123' }, true, '验证码已发送，请勿重复操作'],
  [{ phone: '1380013800' }, false, '请输入正确的手机号'],
  [{ phone: '+86 138-0013-8000' }, false, null],
])('a code for %j, one pending %p: %p', (changes, isPending, refusal) => {
  expect(sendRefusal({ ...FORM, ...changes }, isPending)).toBe(refusal);
});

it.each([
  [{}, true],
  [{ phone: '' }, false],
  [{ code: ' ' }, false],
  [{ isAgreed: false }, false],
])('%j can be submitted: %p', (changes, expected) => {
  expect(canSubmit({ ...FORM, ...changes })).toBe(expected);
});

it.each([
  ['1380013800', false],
  ['13800138000', true],
  ['138001380001', false],
  ['1380013800x', false],
])('%s is a number: %p', (phone, expected) => expect(hasElevenDigits(phone)).toBe(expected));

it('a code has six characters', () => expect(cleanCode('12345678')).toHaveLength(6));

it.each([
  [null, 0],
  [1_000, 0],
  [999, 0],
  [1_001, 1],
  [2_000, 1],
  [2_001, 2],
  [61_000, 60],
  [90_000, 60],
])('until %p, from 1000: %d s', (deadlineMs, seconds) => {
  expect(secondsUntil(deadlineMs, 1_000)).toBe(seconds);
});

it('the key of a number is stable, differs between numbers, and is not the number', () => {
  // 32-bit FNV-1a in base 36.
  expect([phoneKey(''), phoneKey('a')]).toEqual([(0x811c9dc5).toString(36), (0xe40c292c).toString(36)]);
  expect(phoneKey('13800138000')).not.toBe(phoneKey('13800138001'));
  expect(phoneKey('13800138000')).not.toContain('138');
});
