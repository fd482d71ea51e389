/** Invoice titles and their validation: pure. */
import { literal, string } from '@/api/decode';
import type { Problems } from '@/data/FormModel';
import { normalizeEmail, normalizePrintedNumber, normalizeTaxNumber } from '@/utils/normalizeDocuments';
import { taxNumberProblem } from './taxNumber';

type TitleType = 'COMPANY' | 'PERSON';

/** Values of the form. */
export interface TitleValues {
  readonly titleType: TitleType;
  readonly title: string;
  readonly taxNo: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly address: string;
  readonly phone: string;
}

export const TITLE_NAMES: Readonly<Record<TitleType | 'unknown', string>> = {
  COMPANY: '企业单位',
  PERSON: '个人',
  unknown: '其他',
};

export const NO_TITLE: TitleValues = {
  titleType: 'COMPANY',
  title: '',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
};

/** Text fields in display order. */
export const TITLE_FIELDS = ['title', 'taxNo', 'bankName', 'bankAccount', 'address', 'phone'] as const;

/** Shape of a stored draft. */
export const TITLE_SHAPE = {
  titleType: literal('COMPANY', 'PERSON'),
  title: string,
  taxNo: string,
  bankName: string,
  bankAccount: string,
  address: string,
  phone: string,
};

/** Maximum length of each field (contract). */
export const MAX = {
  title: 100,
  taxNo: 30,
  bankName: 100,
  bankAccount: 30,
  address: 100,
  phone: 20,
  email: 100,
};

export const TITLE_TEXTS = {
  title: '请输入发票抬头',
  bankAccount: '请输入正确的银行账号',
  phone: '请输入正确的电话',
  email: '请输入接收发票的邮箱',
  emailForm: '请输入正确的邮箱',
} as const;

/** Problems of a title. A person needs only a name. */
export function titleProblems(values: TitleValues): Problems<TitleValues> {
  const { titleType, title, taxNo, bankAccount, phone } = values;
  const problems: { -readonly [Field in keyof TitleValues]?: string } = {};
  if (title.trim() === '') problems.title = TITLE_TEXTS.title;
  if (titleType === 'PERSON') return problems;
  const wrongNumber = taxNumberProblem(taxNo);
  if (wrongNumber !== '') problems.taxNo = wrongNumber;
  const account = normalizePrintedNumber(bankAccount);
  if (account !== '' && !/^[\d -]{6,30}$/.test(account)) problems.bankAccount = TITLE_TEXTS.bankAccount;
  const line = normalizePrintedNumber(phone);
  if (line !== '' && !/^[\d+() -]{6,20}$/.test(line)) problems.phone = TITLE_TEXTS.phone;
  return problems;
}

/** The problem of a mail address, as a text; '': none. Whether it exists only a sent mail can show. */
export function emailProblem(typed: string): string {
  const email = normalizeEmail(typed);
  if (email === '') return TITLE_TEXTS.email;
  const [name = '', domain = '', ...more] = email.split('@');
  const parts = domain.split('.');
  const isRight =
    more.length === 0 &&
    name !== '' &&
    parts.length > 1 &&
    parts.every((part) => part !== '') &&
    !/\s/.test(email) &&
    email.length <= MAX.email;
  return isRight ? '' : TITLE_TEXTS.emailForm;
}

/** The values as they are sent. */
export function plainTitle(values: TitleValues): TitleValues {
  const { titleType } = values;
  const title = values.title.trim();
  if (titleType === 'PERSON') return { ...NO_TITLE, titleType, title };
  return {
    titleType,
    title,
    taxNo: normalizeTaxNumber(values.taxNo),
    bankName: values.bankName.trim(),
    bankAccount: normalizePrintedNumber(values.bankAccount),
    address: values.address.trim(),
    phone: normalizePrintedNumber(values.phone),
  };
}

/** A saved title, or the title of an invoice, as form values. */
export function valuesOf(
  title: Omit<TitleValues, 'titleType'> & { readonly titleType: TitleType | 'unknown' },
): TitleValues {
  const { titleType, title: name, taxNo, bankName, bankAccount, address, phone } = title;
  return {
    titleType: titleType === 'PERSON' ? 'PERSON' : 'COMPANY',
    title: name,
    ...{ taxNo, bankName, bankAccount, address, phone },
  };
}
