/** The content of the send page and its address pages, and how a user gets there. */
import type { Locator, Page } from 'playwright-core';
import type { SandboxControl, Visitor } from '../harness';
import { MOBILE } from './steps';

export const SEND = '/send';
/** A number without addresses and coupons (sandbox/README.md "Numbers"). */
export const EMPTY_MOBILE = '13912345600';

/** Suffixes of the gateway calls. */
export const SEND_CALL = {
  freight: 'send/queryFreightAndTime',
  coupons: 'send/coupons',
  goods: 'send/goodsTypes',
  slots: 'send/expectPickUpTime',
  submit: 'send/submit',
  book: 'addressBook/list',
  save: 'addressBook/save',
  parse: 'api/v1/parse',
} as const;

/** Logged in: the send page takes no token, so a page that does comes first. */
export async function openSendAs(
  visitor: Visitor,
  sandbox: SandboxControl,
  path: string = SEND,
  mobile: string = MOBILE,
): Promise<void> {
  await visitor.open(`/list/LIST-0?token=${await sandbox.token(mobile)}`);
  await visitor.page.getByText('去寄件').first().waitFor();
  await visitor.open(path);
}

export const submitButton = (page: Page): Locator => page.getByRole('button', { name: '立即下单' });
export const carriers = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: '快递公司' }).getByRole('radio');
/** Unfolds the list, which shows the first ones. */
export const unfoldCarriers = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^查看全部 \d 家快递公司$/ }).click();
/** The price to pay, e.g. `￥9.00`. */
export const total = (page: Page, yuan: string | RegExp): Locator => page.getByRole('status').getByText(yuan);
export const person = (page: Page, kind: '寄件人' | '收件人', name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^修改${kind}，${name}`) });

/** Pastes a text into that person's form and takes over the parsed address. */
export async function paste(
  page: Page,
  kind: '寄件人' | '收件人',
  text: string,
  how: '填写' | '修改' = '填写',
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${how}${kind}`) }).click();
  await page.getByRole('textbox', { name: '智能识别' }).fill(text);
  const recognise = page.getByRole('button', { name: '识别', exact: true });
  const answered = page.waitForResponse((response) => response.url().includes(SEND_CALL.parse));
  await recognise.click();
  await answered;
  // The fields are filled when it is enabled again, and not before.
  await recognise.and(page.locator(':not([aria-busy="true"])')).waitFor();
}

export async function finishForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '完成', exact: true }).click();
}

/** The remark for the courier. */
export async function sayTo(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^给快递员捎句话/ }).click();
  const popup = page.getByRole('dialog', { name: '给快递员捎句话' });
  await popup.getByRole('textbox').fill(words);
  await popup.getByRole('button', { name: '完成' }).click();
  await popup.waitFor({ state: 'detached' });
}

/** From the address book of the form. */
export async function choose(page: Page, kind: '寄件人' | '收件人', name: string): Promise<void> {
  await page.getByRole('button', { name: `地址簿，${kind}` }).click();
  await page
    .getByRole('button', { name: new RegExp(`^选择${name}`) })
    .first()
    .click();
  await person(page, kind, name).waitFor();
}

export async function chooseGoods(page: Page, name = '日用品'): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).click();
}

/** Tomorrow's, which is today's after midnight. */
export const CHOSEN_SLOT = /^上门时间.*(今天|明天) 09:00-11:00/;

/** The first available slot tomorrow. */
export async function chooseSlot(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^上门时间/ }).click();
  const popup = page.getByRole('dialog', { name: '上门时间' });
  await popup.getByRole('radio', { name: '明天' }).click();
  await popup.getByRole('radio', { name: /^09:00/ }).click();
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: CHOSEN_SLOT }).waitFor();
}

export async function agree(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: /我已阅读并同意服务协议/ });
  if ((await box.count()) > 0) await box.click();
}
