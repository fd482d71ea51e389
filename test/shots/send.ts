import type { Visitor } from '../harness';
import {
  agree,
  carriers,
  choose,
  chooseGoods,
  chooseSlot,
  EMPTY_MOBILE,
  openSendAs,
  paste,
  person,
  SEND,
  SEND_CALL,
  submitButton,
} from '../journeys/sendSteps';
import { dialog } from '../journeys/steps';
import type { Shot } from './types';

type Prepare = NonNullable<Shot['prepare']>;

/** Logged in, with somebody to send to. */
const begun: Prepare = async (visitor, sandbox) => {
  await openSendAs(visitor, sandbox);
  await person(visitor.page, '寄件人', '陈晓岚').waitFor();
  await choose(visitor.page, '收件人', '李建国');
};
/** Everything filled in. */
const filled: Prepare = async (visitor, sandbox) => {
  await begun(visitor, sandbox);
  await chooseGoods(visitor.page);
  await carriers(visitor.page).first().waitFor();
  await chooseSlot(visitor.page);
  await agree(visitor.page);
};
const opened =
  (button: RegExp | string, name: string): Prepare =>
  async (visitor, sandbox) => {
    await filled(visitor, sandbox);
    await visitor.page.getByRole('button', { name: button }).click();
    await dialog(visitor.page, name).waitFor();
  };
const openForm = ({ page }: Visitor): Promise<void> =>
  paste(page, '收件人', '李建国，13700002222\n北京海淀中关村大街');

/** The send page, its sheets, the address pages, the success. */
export const SEND_SHOTS: readonly Shot[] = [
  { name: 'send', path: SEND, isFullPage: true },
  { name: 'send-filled', path: SEND, prepare: filled, isFullPage: true },
  {
    name: 'send-missing',
    path: SEND,
    prepare: async ({ page }) => {
      await submitButton(page).click();
      await page.getByText('请填写寄件人信息').first().waitFor();
    },
  },
  {
    name: 'send-loading',
    path: SEND,
    before: (sandbox) => sandbox.faults({ path: SEND_CALL.goods, kind: 'slow', delayMs: 60_000, times: 20 }),
  },
  {
    name: 'send-freight-failed',
    path: SEND,
    prepare: async (visitor, sandbox) => {
      await begun(visitor, sandbox);
      await sandbox.faults({ path: SEND_CALL.freight, kind: 'status', status: 500, times: 20 });
      await chooseGoods(visitor.page);
      await visitor.page.getByText('运费查询失败，请重试').waitFor();
    },
    isFullPage: true,
  },
  { name: 'send-slot', path: SEND, prepare: opened(/^取件时间/, '取件时间') },
  { name: 'send-coupon', path: SEND, prepare: opened(/^优惠券/, '优惠券') },
  { name: 'send-remark', path: SEND, prepare: opened(/^给快递员捎句话/, '给快递员捎句话') },
  { name: 'send-forbidden', path: SEND, prepare: opened('禁寄物品', '禁寄物品') },
  {
    name: 'send-success',
    path: SEND,
    prepare: async (visitor, sandbox) => {
      await filled(visitor, sandbox);
      await visitor.page
        .getByText(/^￥\d+\.\d\d$/)
        .last()
        .waitFor();
      await submitButton(visitor.page).click();
      await visitor.page.getByRole('heading', { name: '下单成功' }).waitFor();
    },
  },
  {
    name: 'address-form',
    path: SEND,
    prepare: async (visitor) => {
      await openForm(visitor);
      await visitor.page.getByText('标有“请核对”的内容可能不准确，请确认后再保存').waitFor();
    },
  },
  {
    name: 'address-region',
    path: SEND,
    prepare: async (visitor) => {
      await openForm(visitor);
      await visitor.page.getByRole('button', { name: /^所在地区/ }).click();
      await visitor.page.getByText('热门城市').waitFor();
    },
  },
  {
    name: 'address-book',
    path: '/send/addressBook',
    prepare: (visitor, sandbox) => openSendAs(visitor, sandbox, '/send/addressBook?kind=RECEIVER'),
  },
  {
    name: 'address-book-empty',
    path: '/send/addressBook',
    prepare: (visitor, sandbox) => openSendAs(visitor, sandbox, '/send/addressBook', EMPTY_MOBILE),
  },
  { name: 'address-book-logged-out', path: '/send/addressBook' },
  {
    name: 'address-book-hostile',
    path: '/send/addressBook',
    prepare: (visitor, sandbox) =>
      openSendAs(visitor, sandbox, '/send/addressBook?kind=RECEIVER', '13900000066'),
  },
];
