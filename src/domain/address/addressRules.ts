/** Validation of a contact (product §2.7 "address"). Pure. */
import { isMobileNumber, normalizePhone } from '@/utils/phone';
import type { Contact, ContactField, Region } from './addressTypes';
import { CONTACT_TEXTS } from './contactTexts';

/** The contract's limits, in characters. */
const MAX_NAME = 20;
export const MAX_DETAIL = 100;
export const MAX_PASTED = 500;

export const NO_CONTACT: Contact = { name: '', mobile: '', province: '', city: '', district: '', detail: '' };

/** Fields in the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'mobile', 'region', 'detail'];

const lengthOf = (text: string): number => Array.from(text).length;

/** Error text of each invalid field; valid fields are left out. */
export function contactProblems(contact: Contact): Readonly<Partial<Record<ContactField, string>>> {
  const { name, mobile, province, city, detail } = trimmed(contact);
  return {
    ...problem('name', requiredText(name, MAX_NAME, CONTACT_TEXTS.noName, CONTACT_TEXTS.longName)),
    ...problem('mobile', mobileProblem(mobile)),
    ...problem('region', province === '' || city === '' ? CONTACT_TEXTS.noRegion : ''),
    ...problem('detail', requiredText(detail, MAX_DETAIL, CONTACT_TEXTS.noDetail, CONTACT_TEXTS.longDetail)),
  };
}

const problem = (field: ContactField, text: string) => (text === '' ? {} : { [field]: text });

const requiredText = (text: string, max: number, missing: string, tooLong: string): string =>
  text === '' ? missing : lengthOf(text) > max ? tooLong : '';

const mobileProblem = (mobile: string): string =>
  mobile === '' ? CONTACT_TEXTS.noMobile : isMobileNumber(mobile) ? '' : CONTACT_TEXTS.badMobile;

/** The first invalid field with its error text; null: the contact is valid. */
export function firstProblem(
  contact: Contact,
): { readonly field: ContactField; readonly text: string } | null {
  const problems = contactProblems(contact);
  for (const field of CONTACT_FIELDS) {
    const text = problems[field];
    if (text !== undefined) return { field, text };
  }
  return null;
}

/** The contact as it is sent: without surrounding spaces, and with a plain number. */
export const trimmed = (contact: Contact): Contact => ({
  name: contact.name.trim(),
  mobile: normalizePhone(contact.mobile),
  province: contact.province.trim(),
  city: contact.city.trim(),
  district: contact.district.trim(),
  detail: contact.detail.replace(/\s+/g, ' ').trim(),
});

/** Province, city and district on one line; a municipality is named only once. */
export function regionText({ province, city, district }: Region): string {
  const parts = province === city ? [city, district] : [province, city, district];
  return parts.filter((part) => part !== '').join(' ');
}
