/** Every field of every form accepts text pasted from elsewhere, with its invisible characters, as the plain value. */
import fs from 'node:fs';
import path from 'node:path';
import { journey } from '../harness';
import { PAGES } from '../pages';
import { openState } from '../pages/opening';

const { sandbox, visit } = journey();

interface Pasted {
  /** Name of the state in test/pages that shows the field. */
  readonly state: string;
  readonly text: string;
  /** The field's final value where it is not the text without its invisible characters. */
  readonly kept?: string;
}

const WORDS = '\u202d请在\u200b下午\ufeff送来，谢谢你\u202c';

/** By the fields' labels. */
const FIELDS: Readonly<Record<string, Pasted>> = {
  手机号: { state: 'address-form-new', text: '\u202d+86 138-0013-8000\u202c' },
  短信验证码: { state: 'wallet-confirm', text: '\u202d１２３ 456\u202c', kept: '123456' },
  姓名: { state: 'address-form-new', text: '\u200e李建国\u200b' },
  详细地址: { state: 'address-form-new', text: '\u202a中关村大街27号\u202c' },
  智能识别: { state: 'address-form-new', text: '\u202d李建国 13800138000\u202c' },
  '联系电话（选填）': { state: 'feedback-wrong', text: '\u202d(+86) 138 0013 8000\u202c' },
  '问题描述（10 到 500 字）': { state: 'feedback-wrong', text: WORDS },
  '提现金额（元）': { state: 'wallet', text: '\u202d￥１。５ 元\u202c' },
  真实姓名: { state: 'wallet-confirm', text: '\u200e王小明\u200b' },
  身份证号后四位: { state: 'wallet-confirm', text: '\u202d１２３ x\u202c' },
  运单号: { state: 'express', text: '\u202d运单号：ＳＦ１２３４ 5678-90123\u202c', kept: 'SF1234567890123' },
  '长（厘米）': { state: 'contrast-own', text: '\u200e３０ 厘米' },
  '宽（厘米）': { state: 'contrast-own', text: '\u200e20cm' },
  '高（厘米）': { state: 'contrast-own', text: '\u200e１0' },
  发票抬头: { state: 'invoice-apply-wrong', text: '\u202d深圳市蓝鲸软件有限公司\u202c' },
  纳税人识别号: { state: 'invoice-apply-wrong', text: '\u202d税号：9144 0300 7152 6726xg\u202c' },
  开户银行: { state: 'invoice-apply-wrong', text: '\u200e招商银行' },
  银行账号: { state: 'invoice-apply-wrong', text: '\u202d６222 0212-3456 7890\u202c' },
  企业地址: { state: 'invoice-apply-wrong', text: '\u200e科技园 12 号' },
  企业电话: { state: 'invoice-apply-wrong', text: '\u202d（０７５５）8888–9999\u202c' },
  接收邮箱: { state: 'invoice-apply-wrong', text: '\u202dmailto:chen＠example。com\u202c' },
  发票备注: { state: 'invoice-apply-wrong', text: WORDS },
  订单号或运单号: { state: 'invoice-search-found', text: '\u202d订单号：ＯＲＤ–1234\u202c' },
  手机尾号: { state: 'invoice-search-found', text: '\u202d８０ 00\u202c' },
  搜索禁寄物品: { state: 'send-guide', text: '\u200e打火机' },
  搜索城市: { state: 'near-cities', text: '\u200e深圳' },
  请输入注销: { state: 'log-off-sure', text: '\u200e注销' },
  给快递员捎句话: { state: 'send-remark', text: WORDS },
  '说说这次寄件（选填，最多 200 字）': { state: 'evaluation-form-wrong', text: WORDS },
  '追加评价（最多 200 字）': { state: 'evaluation-adding', text: WORDS },
};

const RECORDS = path.join(__dirname, 'records');
/** Labels of all fields in any described state of any page. */
function recordedLabels(): string[] {
  const files = fs.readdirSync(RECORDS, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith('.txt')).map((file) => path.join(RECORDS, file));
  const labels = texts.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/label=([^=]*?) field=/g)].map(([, label = '']) => label),
  );
  return [...new Set(labels)];
}

test('each field of a page is tested', () => {
  expect(recordedLabels().filter((label) => FIELDS[label] === undefined)).toEqual([]);
});

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

test.each(Object.entries(FIELDS))('%s', async (label, { state: name, text, kept }) => {
  const visitor = await visit();
  const found = PAGES.flatMap(({ route, states }) => states.map((state) => ({ route, state }))).find(
    ({ state }) => state.name === name,
  );
  if (found === undefined) throw new Error(`no page is described in the state ${name}`);
  await openState(visitor, sandbox, found.route, found.state);
  const field = visitor.page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true });
  // Half an emoji, as a keyboard's limit leaves it, is removed too.
  await field.fill(`${text}\ud83d`);
  await field.blur();
  expect(await field.inputValue()).toBe(kept ?? text.replace(INVISIBLE, ''));
  expect(await field.getAttribute('aria-invalid')).toBeNull();
});
