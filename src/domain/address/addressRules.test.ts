import fc from 'fast-check';
import {
  CONTACT_FIELDS,
  contactProblems,
  firstProblem,
  NO_CONTACT,
  regionText,
  trimmed,
} from './addressRules';
import type { Confidence, Contact, ParsedContact } from './addressTypes';
import { mergeParsed } from './mergeParsed';

const GOOD: Contact = {
  name: '李建国',
  mobile: '13700002222',
  province: '北京市',
  city: '北京市',
  district: '海淀区',
  detail: '中关村大街 27 号',
};
const SURE: Confidence = { name: 100, mobile: 100, province: 100, city: 100, district: 100, detail: 100 };

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

describe('a pasted text', () => {
  const parsed = (change: Partial<ParsedContact>, confidence: Partial<Confidence> = {}): ParsedContact => ({
    ...GOOD,
    ...change,
    confidence: { ...SURE, ...confidence },
  });

  it.each<[string, Contact, ParsedContact, Contact, readonly string[]]>([
    ['fills an empty form', NO_CONTACT, parsed({}), GOOD, []],
    ['marks what is not certain', NO_CONTACT, parsed({}, { name: 60, city: 79 }), GOOD, ['name', 'region']],
    [
      'takes 80 of 100 as certain',
      NO_CONTACT,
      parsed({}, { name: 80, mobile: 80, province: 80, detail: 80 }),
      GOOD,
      [],
    ],
    [
      'marks what is missing',
      NO_CONTACT,
      parsed({ mobile: '' }, { mobile: 0 }),
      { ...GOOD, mobile: '' },
      ['mobile'],
    ],
    ['keeps what it does not know', GOOD, parsed({ name: '', mobile: '' }), GOOD, []],
    [
      'takes a region as a whole',
      GOOD,
      parsed({ province: '广东省', city: '深圳市', district: '' }),
      { ...GOOD, province: '广东省', city: '深圳市', district: '' },
      ['region'],
    ],
    [
      'leaves the region where it has none',
      GOOD,
      parsed({ province: '', city: '', district: '海淀区' }),
      GOOD,
      [],
    ],
  ])('%s', (_name, before, text, contact, doubts) => {
    expect(mergeParsed(before, text)).toEqual({ contact, doubts });
  });

  it('never empties a field, and never mixes two regions', () => {
    const word = fc.constantFrom('', '甲', '乙');
    const contact = fc.record({
      name: word,
      mobile: word,
      province: word,
      city: word,
      district: word,
      detail: word,
    });
    const level = fc.integer({ min: 0, max: 100 });
    const confidence = fc.record({
      name: level,
      mobile: level,
      province: level,
      city: level,
      district: level,
      detail: level,
    });
    fc.assert(
      fc.property(contact, contact, confidence, (before, found, sure) => {
        const { contact: after, doubts } = mergeParsed(before, { ...found, confidence: sure });
        for (const part of ['name', 'mobile', 'province', 'detail'] as const)
          if (before[part] !== '') expect(after[part]).not.toBe('');
        const place = [after.province, after.city, after.district];
        expect([
          [before.province, before.city, before.district],
          [found.province, found.city, found.district],
        ]).toContainEqual(place);
        for (const field of ['name', 'mobile', 'detail'] as const)
          if (after[field] === '') expect(doubts).toContain(field);
      }),
    );
  });
});
