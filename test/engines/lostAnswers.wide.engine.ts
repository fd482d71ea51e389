/**
 * Services in the built packages, where a phone's own requests lose a response: each write succeeded, but the page does
 * not learn it at first, it says that the result is unknown, and the next tap checks instead of writing twice.
 */
import type { Locator, Page } from 'playwright-core';
import { expectToast } from '../harness';
import { navigateTo, pressDialogButton, visiblePage } from './host';
import { fillNumber, readNotice } from './logOffSteps';
import { goHome, LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { countCalls, MOBILE, onPage } from './steps';

const { sandbox, open } = phones();

const INVOICE = 'fcinvoice/consumerInvoice/v2';
const HISTORY = `${INVOICE}/getInvoiceHistory`;
const HEADS = 'fcinvoice/invoiceHead/list';
const NAME_SWITCH = 'post/pick/standard/name/switch';
const FUND = 'activity/api/reduceMoneyActivity/fund';
const UNKNOWN = '没有收到结果，请刷新后查看';
const EMAIL = 'new.name@example.org';

type Json = Readonly<Record<string, unknown>>;
/** Reads this account's data from the gateway; a GET when there is no body. */
type Ask = (call: string, body?: Json | URLSearchParams) => Promise<unknown>;
/** An empty form, for a call that takes one. */
const FORM = new URLSearchParams();

const at = (value: unknown, ...names: readonly (string | number)[]): unknown =>
  names.reduce<unknown>((found, name) => Reflect.get(Object(found), name), value);
const rows = (data: unknown): readonly unknown[] => {
  const content = at(data, 'content');
  return Array.isArray(content) ? content : [];
};

async function ask(token: string, ...[call, body]: Parameters<Ask>): Promise<unknown> {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(`${sandbox.origin}/wxgw/${call}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      connection: 'close',
      'original-path': '/lostAnswers',
      'original-channel': 'unifylogin',
      authorization: token,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (at(answer, 'success') !== true) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return at(answer, 'data');
}

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).and(page.locator(':visible')).last();
const press = (page: Page, text: string): Promise<void> => words(page, text).click();
const labelled = (page: Page, label: string): Locator =>
  visiblePage(page).locator(`[aria-label="${label}"]`).and(page.locator(':visible'));
const field = (page: Page, label: string): Locator => labelled(page, label).locator('input, textarea');

interface Write {
  readonly name: string;
  /** The call, without prefix. */
  readonly call: string;
  /** Absent: the tab 首页. */
  readonly page?: string;
  /** Waits for the page and leads to the tap that writes. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What the user does after the message; the same tap when absent. */
  readonly again?: (page: Page) => Promise<void>;
  /**
   * The read that should have given the result, and how often it is sent until the user sees the message: a read is
   * tried three times.
   */
  readonly look: readonly [call: string, times: number];
  readonly reported: string;
  readonly seen: (page: Page) => Promise<unknown>;
  /** How many records this account has of it. */
  readonly count: (ask: Ask) => Promise<number>;
  /** How many records the write adds; 1 when absent. */
  readonly by?: number;
}

const entriesOf = async (ask: Ask, call: string, body: Json = {}): Promise<number> =>
  Number(at(await ask(call, { pageNo: 1, pageSize: 1, ...body }), 'total'));
const recordOf = async (ask: Ask, invoiceNo: string): Promise<unknown> =>
  rows(await ask(`${HISTORY}?pageNo=1&pageSize=1&invoiceNo=${invoiceNo}`))[0];
const star = (page: Page, place: 'first' | 'last'): Promise<void> =>
  labelled(page, '5 星，非常满意')[place]().click();
const evaluationShown = (page: Page): Promise<void> => onPage(page, 'packages/order/evaluation-result/index');

const WRITES: readonly Write[] = [
  {
    name: 'an application for an invoice',
    call: `${INVOICE}/submitInvoice`,
    page: 'packages/invoice/detail/index?invoiceNo=INV-FAIL',
    prepare: (page) => words(page, '开票金额（2 单）').waitFor(),
    press: async (page) => {
      await press(page, '提交申请');
      await press(page, '确认提交');
    },
    look: [HISTORY, 3],
    reported: '申请处理中，请稍后在开票记录中查看结果',
    seen: (page) => onPage(page, 'packages/invoice/success/index'),
    count: async (ask) => Number(at(await ask(`${HISTORY}?pageNo=1&pageSize=1`), 'total')),
  },
  {
    name: 'a title that is saved',
    call: 'fcinvoice/invoiceHead/save',
    page: 'packages/invoice/title/index',
    prepare: async (page) => {
      await press(page, '新增抬头');
      // A saved title contains the text too; the form's own is the last match once the form is there.
      await field(page, '发票抬头').waitFor();
      await press(page, '个人');
      await field(page, '发票抬头').fill('林小满');
    },
    press: (page) => press(page, '保存'),
    look: [HEADS, 3],
    reported: UNKNOWN,
    seen: (page) => labelled(page, '删除抬头 林小满').waitFor(),
    count: async (ask) => rows(await ask(HEADS, FORM)).length,
  },
  {
    name: 'a title that is deleted',
    call: 'fcinvoice/invoiceHead/delete',
    page: 'packages/invoice/title/index',
    prepare: (page) => labelled(page, '删除抬头 陈晓岚').waitFor(),
    press: async (page) => {
      await labelled(page, '删除抬头 陈晓岚').click();
      await visiblePage(page).locator('[aria-role="dialog"]').getByText('删除', { exact: true }).click();
    },
    look: [HEADS, 3],
    reported: UNKNOWN,
    seen: (page) => labelled(page, '删除抬头 陈晓岚').waitFor({ state: 'detached' }),
    count: async (ask) => rows(await ask(HEADS, FORM)).length,
    by: -1,
  },
  {
    name: 'an invoice by mail',
    call: `${INVOICE}/sendEmail`,
    page: 'packages/invoice/record-detail/index?invoiceNo=INV-DONE',
    prepare: (page) => words(page, '发送到邮箱').waitFor(),
    press: (page) => press(page, '发送到邮箱'),
    // For the tap, and for the page's refetch after it.
    look: [HISTORY, 6],
    reported: UNKNOWN,
    seen: (page) => words(page, /^\d+ 秒后可再次发送$/).waitFor(),
    count: async (ask) => Number(String(at(await recordOf(ask, 'INV-DONE'), 'mailAgainTm')) !== ''),
  },
  {
    name: 'another address for an invoice',
    call: 'fcinvoice/courierAppInvoice/modifyEmailAddress',
    page: 'packages/invoice/record-detail/index?invoiceNo=INV-WAIT',
    prepare: async (page) => {
      await labelled(page, '修改接收邮箱').click();
      await field(page, '接收邮箱').fill(EMAIL);
    },
    press: (page) => press(page, '保存'),
    look: [HISTORY, 6],
    reported: UNKNOWN,
    seen: (page) => words(page, EMAIL).waitFor(),
    count: async (ask) => Number(at(await recordOf(ask, 'INV-WAIT'), 'email') === EMAIL),
  },
  {
    name: 'a withdrawal',
    call: 'base/wallet/withdraw',
    page: 'packages/account/cashout-money/index',
    prepare: async (page) => {
      await press(page, '20 元');
      await press(page, '提现');
      await field(page, '真实姓名').fill('王小明');
      await field(page, '身份证号后四位').fill('1234');
    },
    press: (page) => press(page, '确认提现'),
    look: ['base/wallet/withdrawal', 3],
    reported: '提现处理中，请稍后刷新结果',
    again: async (page) => {
      await press(page, '刷新结果');
      await press(page, '查看结果');
    },
    seen: (page) => onPage(page, 'packages/account/cashout-success/index'),
    count: (ask) => entriesOf(ask, 'base/wallet/entries'),
  },
  {
    name: 'an evaluation',
    call: 'base/evaluation/submit',
    page: 'packages/order/evaluation-submit/index?orderNo=ORD-SIGNED',
    prepare: async (page) => {
      await star(page, 'first');
      await star(page, 'last');
    },
    press: (page) => press(page, '提交评价'),
    look: ['base/evaluation/detail', 3],
    reported: UNKNOWN,
    seen: evaluationShown,
    count: (ask) => entriesOf(ask, 'base/evaluation/orders', { tab: 'TODO' }),
    by: -1,
  },
  {
    name: 'an addition to an evaluation',
    call: 'base/evaluation/add',
    page: 'packages/order/evaluation-detail/index?orderNo=ORD-SIGNED-2',
    prepare: async (page) => {
      await press(page, '追加评价');
      await visiblePage(page).locator('wx-textarea textarea').fill('用了一周，没有问题');
    },
    press: (page) => press(page, '提交追评'),
    look: ['base/evaluation/detail', 6],
    reported: UNKNOWN,
    seen: (page) => words(page, '我的追评').waitFor(),
    count: async (ask) =>
      Number(at(await ask('base/evaluation/detail', { orderNo: 'ORD-SIGNED-2' }), 'addition') !== null),
  },
  {
    name: 'feedback',
    call: 'base/feedback/submit',
    page: 'packages/account/feedback/index',
    prepare: async (page) => {
      await press(page, '功能建议');
      await visiblePage(page).locator('wx-textarea textarea').fill('希望能记住上次选择的快递公司');
    },
    press: (page) => press(page, '提交反馈'),
    look: ['base/feedback/detail', 3],
    reported: '反馈处理中，请稍后在“我的反馈”中查看',
    seen: (page) => words(page, '处理中，请耐心等待回复').waitFor(),
    count: (ask) => entriesOf(ask, 'base/feedback/list'),
  },
  {
    name: 'a cabinet’s campaign',
    call: 'post/act/joinActivity',
    page: 'packages/cabinet/issues/index?cabinetCode=CAB-1001',
    prepare: (page) => words(page, '立即领取').waitFor(),
    press: (page) => press(page, '立即领取'),
    look: ['post/act/cabinetIssues', 6],
    reported: UNKNOWN,
    seen: (page) => words(page, '已领取，去查看').waitFor(),
    count: async (ask) => Number(at(await ask(FUND, { channelId: '' }), 'availableMoney')) / 100,
  },
  {
    name: 'the name for picking up',
    call: 'post/pick/standard/name/change',
    prepare: async (page) => {
      await press(page, '规范取件姓名');
      await field(page, '真实姓名').fill('王小明');
    },
    press: (page) => press(page, '确认修改'),
    look: [NAME_SWITCH, 3],
    reported: UNKNOWN,
    seen: (page) => words(page, '规范取件姓名').waitFor({ state: 'detached' }),
    count: async (ask) => Number((await ask(NAME_SWITCH)) === false),
  },
];

describe.each(TARGETS)('%s', (target) => {
  const openAt = async (token: string, path: string | undefined): Promise<Page> => {
    const page = await open(target, { path: LIST_PAGE, activity: 'LIST-0', token });
    if (path === undefined) await goHome(page);
    else await navigateTo(page, `/${path}`);
    return page;
  };

  test.each(WRITES)('$name: shows a message, then checks; written once', async (write) => {
    const token = await sandbox.token(MOBILE);
    const own: Ask = (call, body) => ask(token, call, body);
    const before = await write.count(own);
    const page = await openAt(token, write.page);
    await write.prepare(page);
    const sent = countCalls(page, write.call);
    const [look, times] = write.look;
    await sandbox.faults(
      // Chromium resends a call on each kept-alive connection.
      { path: write.call, kind: 'drop', times: 100 },
      { path: look, kind: 'status', status: 500, times },
    );
    await write.press(page);
    await expectToast(page, write.reported);
    await (write.again ?? write.press)(page);
    await write.seen(page);
    expect({ sent: sent(), more: (await write.count(own)) - before }).toEqual({
      sent: 1,
      more: write.by ?? 1,
    });
  });

  test('a picture whose response is lost: not shown as uploaded, uploaded again; one is submitted', async () => {
    const token = await sandbox.token(MOBILE);
    const page = await openAt(token, 'packages/order/evaluation-submit/index?orderNo=ORD-SIGNED');
    await star(page, 'first');
    await star(page, 'last');
    await sandbox.faults({ path: '__sandbox/objects', kind: 'drop' });
    await press(page, '添加图片');
    await pressDialogButton(page, '一张照片');
    const again = labelled(page, '第 1 张图片上传失败 重试');
    await again.waitFor();
    await press(page, '提交评价');
    await expectToast(page, '有图片没有上传成功，请重试或删除');
    expect(await sandbox.requests('base/evaluation/submit')).toEqual([]);
    await again.click();
    await again.waitFor({ state: 'detached' });
    await words(page, /^\d+%$/).waitFor({ state: 'detached' });
    await press(page, '提交评价');
    await evaluationShown(page);
    const said = await ask(token, 'base/evaluation/detail', { orderNo: 'ORD-SIGNED' });
    const pictures = at(said, 'pictureUrls');
    expect([Object.keys(Object(pictures)).length, (await fetch(String(at(pictures, 0)))).status]).toEqual([
      1, 200,
    ]);
  });

  test('closing the account: the ticket, then the end; each once, though no response came', async () => {
    const token = await sandbox.token(MOBILE);
    const page = await open(target, { path: 'packages/account/log-off/index', token });
    await readNotice(page);
    await fillNumber(page);
    await sandbox.faults({ path: 'logOff/verify', kind: 'malformed' });
    await press(page, '下一步');
    await expectToast(page, '验证失败，请重试');
    // The same proof with the same number: the first ticket again.
    await press(page, '下一步');
    await onPage(page, 'packages/account/log-off-sure/index');
    const tickets = (await sandbox.requests('logOff/verify')).map(({ body }) => at(body, 'requestNo'));
    expect([tickets.length, new Set(tickets).size]).toEqual([2, 1]);

    await field(page, '请输入注销').fill('注销');
    const sent = countCalls(page, 'logOff/submit');
    await sandbox.faults(
      { path: 'logOff/submit', kind: 'drop', times: 100 },
      { path: 'logOff/state', kind: 'status', status: 500, times: 3 },
    );
    await press(page, '确认注销');
    await expectToast(page, '网络不给力，还不知道是否已注销，请再试一次');
    await press(page, '确认注销');
    await words(page, '注销申请已提交').waitFor();
    await words(page, /^账号将于 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 注销/).waitFor();
    expect(sent()).toBe(1);
    await expect(ask(token, `${HISTORY}?pageNo=1&pageSize=1`)).rejects.toThrow('030100001');
  });
});
