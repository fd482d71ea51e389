import type { InvoiceRecord, InvoiceState } from '@/api/generated/schemas/InvoiceRecord';
import {
  canApplyAgain,
  canMail,
  canModifyEmail,
  factsOf,
  hintOf,
  isOpen,
  mailAgainAtMs,
  wayOf,
} from './recordRules';

const RECORD: InvoiceRecord = {
  invoiceNo: 'FP1',
  stateCode: 'ISSUED',
  titleType: 'COMPANY',
  title: '深圳市蓝鲸软件有限公司',
  taxNo: '91440300MA5DA1B2CC',
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
  remark: '',
  email: 'chen@example.com',
  contentText: '',
  companyCode: 'OWN',
  companyName: '',
  amountFen: 1250,
  orderCount: 2,
  createTm: '2026-11-24 08:00:00',
  doneTm: '2026-11-24 08:02:00',
  redTm: '',
  reasonMsg: '',
  invoiceNumber: '',
  pdfUrl: '',
  mailTm: '',
  mailAgainTm: '',
};

test.each<[InvoiceState, string]>([
  ['UNDER_WAY', 'modify wait'],
  ['ISSUED', 'mail modify'],
  ['FAILED', 'again'],
  ['RED', 'again'],
  ['unknown', 'wait'],
])('%s: what can be done is %p', (state, can) => {
  const done = {
    mail: canMail(state),
    modify: canModifyEmail(state),
    again: canApplyAgain(state),
    wait: isOpen(state),
  };
  expect(
    Object.entries(done)
      .filter(([, is]) => is)
      .map(([name]) => name)
      .join(' '),
  ).toBe(can);
});

test.each<[InvoiceState, readonly string[]]>([
  ['UNDER_WAY', ['开票中', '提交申请 2026-11-24 08:00']],
  ['unknown', ['处理中', '提交申请 2026-11-24 08:00']],
  ['ISSUED', ['已开票 2026-11-24 08:02', '提交申请 2026-11-24 08:00']],
  ['FAILED', ['开票失败 2026-11-24 08:02', '提交申请 2026-11-24 08:00']],
  ['RED', ['已红冲 2026-11-25 09:00', '已开票 2026-11-24 08:02', '提交申请 2026-11-24 08:00']],
])('the way of %s', (stateCode, way) => {
  const isDone = stateCode !== 'UNDER_WAY' && stateCode !== 'unknown';
  const record = {
    ...RECORD,
    stateCode,
    doneTm: isDone ? RECORD.doneTm : '',
    redTm: stateCode === 'RED' ? '2026-11-25 09:00:00' : '',
  };
  expect(wayOf(record).map(({ title, at }) => `${title} ${at}`.trim())).toEqual(way);
});

test.each([
  ['', 0],
  ['soon', 0],
  ['2026-11-24 08:03:00', Date.UTC(2026, 10, 24, 0, 3, 1)],
])('mail that may go again at %p does so at %p', (mailAgainTm, ms) =>
  expect(mailAgainAtMs({ mailAgainTm })).toBe(ms),
);

test('the gateway’s reason comes before our own words; an issued one has nothing to explain', () => {
  expect(hintOf({ stateCode: 'FAILED', reasonMsg: '抬头与税号不一致' })).toBe('抬头与税号不一致');
  expect(hintOf({ stateCode: 'FAILED', reasonMsg: '' })).toBe('请核对发票抬头后重新申请');
  expect(hintOf({ stateCode: 'RED', reasonMsg: '' })).toContain('重新申请');
  expect(hintOf({ stateCode: 'ISSUED', reasonMsg: '已开具' })).toBe('');
});

test('what is not there is not shown, and the address for mail is no fact of the invoice', () => {
  expect(factsOf(RECORD).map(({ label }) => label)).toEqual(['发票抬头', '抬头类型', '税号', '申请单号']);
  expect(factsOf({ ...RECORD, titleType: 'unknown', taxNo: '', title: '' })).toEqual([
    { label: '抬头类型', value: '其他' },
    { label: '申请单号', value: 'FP1' },
  ]);
});
