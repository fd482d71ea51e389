import {
  CONTACT_FIELDS,
  contactProblems,
  firstProblem,
  NO_CONTACT,
  regionText,
  trimmed,
} from './addressRules';
import type { Contact } from './addressTypes';

const GOOD: Contact = {
  name: '李建国',
  mobile: '13700002222',
  province: '北京市',
  city: '北京市',
  district: '海淀区',
  detail: '中关村大街 27 号',
};

describe('a contact', () => {
  it.each<[string, Partial<Contact>, string | null]>([
    ['is complete', {}, null],
    ['without a district, where a city has none', { district: '' }, null],
    ['without a name', { name: '  ' }, '请填写姓名'],
    ['with 20 characters of name', { name: '名'.repeat(20) }, null],
    ['with 21', { name: '名'.repeat(21) }, '姓名最多 20 个字'],
    ['with 20 emoji', { name: '😀'.repeat(20) }, null],
    ['without a number', { mobile: '' }, '请填写手机号'],
    ['with spaces in it', { mobile: '137 0000 2222' }, null],
    ['with ten digits', { mobile: '1370000222' }, '请填写正确的 11 位手机号'],
    ['with a landline', { mobile: '01088886666' }, '请填写正确的 11 位手机号'],
    ['with a hidden number', { mobile: '137****2222' }, '请填写正确的 11 位手机号'],
    ['without a province', { province: '' }, '请选择省市区'],
    ['without a city', { city: '' }, '请选择省市区'],
    ['without a street', { detail: '' }, '请填写详细地址'],
    ['with 100 characters of street', { detail: '路'.repeat(100) }, null],
    ['with 101', { detail: '路'.repeat(101) }, '详细地址最多 100 个字'],
  ])('%s', (_name, change, text) => {
    expect(firstProblem({ ...GOOD, ...change })?.text ?? null).toBe(text);
  });

  it('if empty, has a problem in every field; the first field comes first', () => {
    expect(Object.keys(contactProblems(NO_CONTACT))).toEqual([...CONTACT_FIELDS]);
    expect(firstProblem(NO_CONTACT)?.field).toBe('name');
  });

  it('is sent without surrounding spaces', () => {
    const contact = trimmed({
      ...GOOD,
      name: ' 李 建国 ',
      mobile: ' 137 0000 2222',
      detail: ' 27 号 \n 6 单元 ',
    });
    expect([contact.name, contact.mobile, contact.detail]).toEqual([
      '李 建国',
      '13700002222',
      '27 号 6 单元',
    ]);
  });

  it.each([
    [GOOD, '北京市 海淀区'],
    [{ province: '广东省', city: '深圳市', district: '' }, '广东省 深圳市'],
    [NO_CONTACT, ''],
  ])('region %#', (contact, text) => expect(regionText(contact)).toBe(text));
});
