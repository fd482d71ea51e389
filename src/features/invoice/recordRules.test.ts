import type { InvoiceRecord, InvoiceState } from '@/api/generated/schemas/InvoiceRecord';
import {
  canApplyAgain,
  canMail,
  canModifyEmail,
  factsOf,
  hintOf,
  isOpen,
  mailAgainAtMs,
  markOf,
  STATE_TONES,
  progressOf,
  yuan,
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
])('%s: the available actions are %p', (state, can) => {
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

test.each<[InvoiceState, ReturnType<typeof markOf>, string, string]>([
  ['UNDER_WAY', 'waiting', 'brand', '一般几分钟内开具，完成后发送到您的邮箱'],
  ['ISSUED', 'done', 'success', ''],
  ['FAILED', 'failed', 'danger', '请核对发票抬头后重新申请'],
  ['RED', 'failed', 'neutral', '发票已作废，订单可重新申请开票'],
  ['unknown', 'waiting', 'neutral', ''],
])('%s is shown as %s, in %s, with "%s"', (state, mark, tone, hint) =>
  expect([markOf(state), STATE_TONES[state], hintOf({ stateCode: state, reasonMsg: '' })]).toEqual([
    mark,
    tone,
    hint,
  ]),
);

test.each([
  [0, '￥0.00'],
  [5, '￥0.05'],
  [1250, '￥12.50'],
])('%d fen: %s', (fen, text) => expect(yuan(fen)).toBe(text));

test.each<[InvoiceState, readonly string[]]>([
  ['UNDER_WAY', ['开票中', '提交申请 2026-11-24 08:00']],
  ['unknown', ['处理中', '提交申请 2026-11-24 08:00']],
  ['ISSUED', ['已开票 2026-11-24 08:02', '提交申请 2026-11-24 08:00']],
  ['FAILED', ['开票失败 2026-11-24 08:02', '提交申请 2026-11-24 08:00']],
  ['RED', ['已红冲 2026-11-25 09:00', '已开票 2026-11-24 08:02', '提交申请 2026-11-24 08:00']],
])('the timeline of %s', (stateCode, way) => {
  const isDone = stateCode !== 'UNDER_WAY' && stateCode !== 'unknown';
  const record = {
    ...RECORD,
    stateCode,
    doneTm: isDone ? RECORD.doneTm : '',
    redTm: stateCode === 'RED' ? '2026-11-25 09:00:00' : '',
  };
  expect(progressOf(record).map(({ title, at }) => `${title} ${at}`.trim())).toEqual(way);
});

test.each([
  ['', 0],
  ['soon', 0],
  ['2026-11-24 08:03:00', Date.UTC(2026, 10, 24, 0, 3, 1)],
])('mail that the gateway resends from %p is resent from %p', (mailAgainTm, ms) =>
  expect(mailAgainAtMs({ mailAgainTm })).toBe(ms),
);

test('the gateway’s reason takes precedence over our text; an issued invoice has no hint', () => {
  expect(hintOf({ stateCode: 'FAILED', reasonMsg: '抬头与税号不一致' })).toBe('抬头与税号不一致');
  expect(hintOf({ stateCode: 'RED', reasonMsg: '开错了' })).toBe('开错了');
  expect(hintOf({ stateCode: 'ISSUED', reasonMsg: '已开具' })).toBe('');
});

test('missing facts are left out, and the mail address is not a fact of the invoice', () => {
  expect(factsOf(RECORD).map(({ label }) => label)).toEqual(['发票抬头', '抬头类型', '税号', '申请单号']);
  expect(factsOf({ ...RECORD, titleType: 'unknown', taxNo: '', title: '' })).toEqual([
    { label: '抬头类型', value: '其他' },
    { label: '申请单号', value: 'FP1' },
  ]);
});

test('shows all facts in order', () => {
  const full = {
    ...RECORD,
    bankName: '招商银行',
    bankAccount: '7559',
    address: '科技园',
    phone: '0755',
    remark: '谢谢',
    contentText: '寄件服务',
    companyName: '丰巢',
    invoiceNumber: 'NO-1',
  };
  expect(factsOf(full).map(({ label, value }) => `${label} ${value}`)).toEqual([
    '发票抬头 深圳市蓝鲸软件有限公司',
    '抬头类型 企业单位',
    '税号 91440300MA5DA1B2CC',
    '开户行 招商银行',
    '银行账号 7559',
    '企业地址 科技园',
    '企业电话 0755',
    '发票内容 寄件服务',
    '开票方 丰巢',
    '发票号码 NO-1',
    '备注 谢谢',
    '申请单号 FP1',
  ]);
});
