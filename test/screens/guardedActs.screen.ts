/**
 * Acts that need login, when a 401 ends it: closing the login, or the dialog that confirmed the act, cancels the act,
 * and the next login does not run it (rules: `session/LoginGate.test.ts`). Where the page still offers the act, another
 * tap sends it once, not twice.
 */
import type { Page } from 'playwright-core';
import { eventually, hold, journey } from '../harness';
import { openButton } from '../journeys/pickSteps';
import { closeLogin, dialog, dismiss, logIn, loginDialog, MOBILE } from '../journeys/steps';
import { openState, PAGES } from '../pages';

const { sandbox, visit } = journey();

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

interface Act {
  /** A state of `test/pages`. */
  readonly state: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  /** In the state, before the first tap. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Log in with this number for the state; absent: anonymous. */
  readonly mobile?: string;
  /** Logged out the page does not offer the act: the way to a login, and what is visible after it. */
  readonly next?: { readonly open: (page: Page) => Promise<void>; readonly seen: string };
  /** Name of the dialog that confirms the act. */
  readonly dialog?: string;
}

const withdrawal = async (page: Page): Promise<void> => {
  await press('50 元')(page);
  await page.getByRole('textbox', { name: '提现金额（元）' }).fill('10');
};
const person = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: '真实姓名' }).fill('王小明');
  await page.getByRole('textbox', { name: '身份证号后四位' }).fill('123X');
};

const ACTS: readonly Act[] = [
  {
    state: 'wallet',
    path: 'wallet/withdraw',
    prepare: async (page) => {
      await withdrawal(page);
      await press('提现')(page);
      await person(page);
    },
    press: press('确认提现'),
    dialog: '确认提现',
  },
  {
    state: 'invoice-apply-confirm',
    path: 'v2/submitInvoice',
    press: press('确认提交'),
    dialog: '确认开票信息',
    next: { open: press('去登录'), seen: '发票抬头' },
  },
  {
    state: 'order-cancel',
    path: 'order/cancel',
    press: press('确定取消'),
    next: { open: press('去登录'), seen: '费用明细' },
  },
  {
    state: 'log-off-sure',
    path: 'logOff/submit',
    press: press('确认注销'),
    next: {
      open: async (page) => {
        await press('重新开始')(page);
        await press('去登录')(page);
      },
      seen: '继续注销',
    },
  },
  { state: 'app-incentive-open', path: 'appIncentive/claim', press: press(/领取$/) },
  {
    state: 'pick-open',
    path: 'pick/open',
    press: (page) => openButton(page).click(),
    next: { open: press('去登录'), seen: '打开柜门' },
  },
  {
    state: 'invite-v2-own',
    path: 'invite/claim',
    press: press('立即领取'),
    next: { open: press('登录后邀请好友'), seen: '查看我的奖励' },
  },
  { state: 'bargain-friend', path: 'bargain/assist', press: press('帮TA砍一刀') },
  { state: 'gift-coupon', path: 'gift/accept', press: press('立即领取'), mobile: MOBILE },
  { state: 'weekly-all', path: 'aggregatePage/receiveCoupon', press: press('立即领取，￥5 寄件立减券') },
  {
    state: 'weekly-all',
    path: 'subscribePush',
    press: async (page) => {
      await page.getByRole('tab', { name: /即将开始/ }).click();
      await press('提醒我，免费 首件免单券')(page);
    },
  },
];

const described = (name: string) => {
  for (const { route, states } of PAGES) {
    const state = states.find((each) => each.name === name);
    if (state !== undefined) return { route, state };
  }
  throw new Error(`no page has the state ${name}`);
};

async function begin({ state: name, path, prepare, mobile }: Act): Promise<Page> {
  const visitor = await visit();
  visitor.expectProblems(/^status 401: /);
  const { route, state } = described(name);
  await openState(visitor, sandbox, route, mobile === undefined ? state : { ...state, mobile });
  await prepare?.(visitor.page);
  await sandbox.faults({ path, kind: 'status', status: 401, body: { code: '030100001' }, times: 1 });
  return visitor.page;
}

const sent = async (path: string): Promise<(number | null)[]> =>
  (await sandbox.requests(path)).map(({ status }) => status);
/** Delivered responses. */
const done = async (path: string): Promise<number> =>
  (await sent(path)).filter((status) => status === 200).length;

/** The next login, for any reason; then the page as the user finds it. */
async function logInLater(page: Page, { press: again, next, mobile, state }: Act): Promise<void> {
  await (next?.open ?? again)(page);
  await logIn(page, mobile ?? described(state).state.mobile);
  if (next !== undefined) await page.getByText(next.seen).filter({ visible: true }).last().waitFor();
}

test.each(ACTS)('$state, $path: closing the login cancels the act', async (act) => {
  const page = await begin(act);
  await act.press(page);
  await closeLogin(page);
  await logInLater(page, act);
  const count = act.next === undefined ? 1 : 0;
  await eventually(
    `${act.path}, ${count} times`,
    () => done(act.path),
    (times) => times === count,
  );
});

test.each(ACTS.filter((act) => act.dialog !== undefined))(
  '$state, $path: closing its dialog during the request cancels the act',
  async (act) => {
    const page = await begin(act);
    const release = await hold(page, act.path);
    await act.press(page);
    await dismiss(dialog(page, act.dialog ?? ''));
    release();
    await eventually(
      'the refusal',
      () => sent(act.path),
      (statuses) => statuses[0] === 401,
    );
    await dialog(page, act.dialog ?? '').waitFor({ state: 'detached' });
    expect(await loginDialog(page).count()).toBe(0);
  },
);

test('covering its page during the request cancels the act', async () => {
  const path = 'appIncentive/claim';
  const page = await begin({ state: 'app-incentive-open', path, press: press(/领取$/) });
  const release = await hold(page, path);
  await press(/领取$/)(page);
  await press('查看减免金')(page);
  await page.waitForURL(/reductionFunds/);
  await page.getByText('活动规则').filter({ visible: true }).first().waitFor();
  release();
  await eventually(
    'the refusal',
    () => sent(path),
    (statuses) => statuses[0] === 401,
  );
  await page.goBack();
  await page.waitForURL(/appIncentive/);
  expect(await loginDialog(page).count()).toBe(0);
  expect(await sent(path)).toEqual([401]);
});
