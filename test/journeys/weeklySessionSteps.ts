/** The rights of FRI-ALL, and the user who claims them. */
import type { Locator, Page } from 'playwright-core';
import type { Journey, Visitor } from '../harness';
import { CALL, countCalls, module, openLoggedIn, session } from './weeklySteps';

/** So high that all sessions are on screen and mounted. */
export const TALL = { height: 2_600 };

export const REDUCE = '￥5 寄件立减券';
export const DISCOUNT = '8.5折 寄件折扣券';
export const THREE = '￥3 寄件连享券';
export const HELD = '￥3.5 柜机寄件满减券';
export const FREE = '免费 首件免单券';
export const WASH = '￥20 洗护立减券';
export const HOME = '￥30 家政保洁券';
export const STORE = '￥1.5 优惠券';
export const PACKAGE = '寄件省钱包 ￥9.90';
export const PACKAGE_HELD = '换季洗护包 ￥39.90';

type Row = readonly [text: string, rights: readonly string[]];
/** The names of these buttons. */
export const buttons = (rows: readonly Row[]): string[] =>
  rows.flatMap(([text, rights]) => rights.map((right) => `${text}，${right}`));

export const UNCERTAIN = '网络开小差了，请再试一次~';
export const noon = (page: Page): Locator => session(page, '午场');

interface Ready {
  readonly visitor: Visitor;
  readonly page: Page;
  /** The number of claims and reminders that the page has sent. */
  readonly claims: () => number;
  readonly subscribes: () => number;
}

/** A logged-in user on the sessions of a page; the screen shows all of them. */
export async function ready({ visit, sandbox }: Journey, configId = 'FRI-ALL'): Promise<Ready> {
  const visitor = await visit(TALL);
  const { page } = visitor;
  const claims = countCalls(page, CALL.claim);
  const subscribes = countCalls(page, CALL.subscribe);
  await openLoggedIn(visitor, sandbox, configId);
  await module(page, 'seckill').getByRole('button').first().waitFor();
  return { visitor, page, claims, subscribes };
}
