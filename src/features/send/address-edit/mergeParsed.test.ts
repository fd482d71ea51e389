import fc from 'fast-check';
import { NO_CONTACT } from '@/domain/address/addressRules';
import type { Confidence, Contact, ParsedContact } from '@/domain/address/addressTypes';
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
