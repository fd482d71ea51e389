/** /send: from filling in a parcel to the order, its failures, and the address book. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, journey, mainJourney } from '../harness';
import { wide } from '../harness/wide';
import {
  agree,
  carriers,
  choose,
  chooseGoods,
  chooseSlot,
  openSendAs,
  person,
  SEND_CALL,
  submitButton,
  unfoldCarriers,
  CHOSEN_SLOT,
} from './sendSteps';

const { sandbox, visit } = journey();

const payShown = (page: Page) => page.getByText(/^￥\d+\.\d\d$/).last();
interface Submitted {
  readonly submitNo: string;
  readonly couponId: string | null;
  readonly expectedPayFen: number;
}
const submits = async (): Promise<readonly Submitted[]> =>
  (await sandbox.requests(SEND_CALL.submit)).map(({ body }) => body as Submitted);

/** Logged in, everything filled in. */
async function filled(page: Page): Promise<void> {
  await person(page, '寄件人', '陈晓岚').waitFor();
  await choose(page, '收件人', '李建国');
  await chooseGoods(page);
  await carriers(page).first().waitFor();
  await chooseSlot(page);
  await agree(page);
}

/** Everything from the address book and the account, with a carrier that is not the first. */
const sendBy = (carrier: string) => async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await filled(page);
  await unfoldCarriers(page);
  await page.getByRole('radio', { name: new RegExp(`^${carrier}`) }).click();
  await page.getByRole('button', { name: /^优惠券.*-￥/ }).waitFor();
  // Another carrier has other slots, which are refetched.
  await page.getByRole('button', { name: CHOSEN_SLOT }).waitFor();
  await payShown(page).waitFor();
  await submitButton(page).click();
  await page.getByRole('heading', { name: '下单成功', level: 2 }).waitFor();
  await page.getByText(/快递员将于 \d\d-\d\d 09:00-11:00 上门取件/).waitFor();
  const [sent] = await submits();
  expect(sent?.couponId).not.toBeNull();
  await page.getByText(`￥${((sent?.expectedPayFen ?? 0) / 100).toFixed(2)}`).waitFor();
  await page.getByRole('button', { name: '再寄一件' }).click();
  await person(page, '寄件人', '陈晓岚').waitFor();
  await page.getByRole('button', { name: /^填写收件人信息/ }).waitFor();
};

mainJourney(
  sandbox,
  'from the address book to the order: default sender, best coupon, fund, success',
  sendBy('顺丰速运'),
  // The last carrier is unknown: it is not offered, and does not affect the others.
  sendBy('中国邮政'),
);

wide(
  'the address form: a field is validated on blur; a refused save moves to the first invalid one',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.setViewportSize({ width: 375, height: 400 });
    await visitor.open('/send/addressEdit?kind=RECEIVER');
    const mobile = page.getByRole('textbox', { name: '手机号' });
    await mobile.fill('1370000');
    await page.getByRole('textbox', { name: '详细地址' }).fill('学府路 1 号');
    await page.getByText('请填写正确的 11 位手机号').waitFor();
    expect(await page.getByText('请填写姓名').count()).toBe(0);
    await page.getByRole('textbox', { name: '姓名' }).fill('赵六');
    await page.getByRole('button', { name: '保存' }).click();
    await expectToast(page, '请填写正确的 11 位手机号');
    expect(await mobile.evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(
      'the number near the top of what is seen',
      () => page.getByText('手机号', { exact: true }).boundingBox(),
      (box) => box !== null && box.y >= 0 && box.y < 60,
    );
    expect(await page.getByText('请选择省市区').count()).toBe(1);
  },
);
