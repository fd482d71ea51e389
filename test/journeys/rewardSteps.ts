/** A user's steps and views on the landing pages of reduction funds and on /appIncentive. */
import type { Locator, Page } from 'playwright-core';
import type { SandboxControl, Visitor } from '../harness';
import { MOBILE } from './steps';

export const FUND_CALL = { info: 'reduceMoneyActivity/info', join: 'reduceMoneyActivity/join' } as const;
export const INCENTIVE_CALL = {
  info: 'appIncentive/info',
  claim: 'appIncentive/claim',
  start: 'user/task/start',
} as const;

export const LOGGED_OUT = {
  kind: 'status',
  status: 401,
  body: { success: false, code: '030100001', msg: '', data: null },
} as const;

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** The row of a task on /appIncentive while its pill shows this text. */
export const taskSaying = (page: Page, title: string, pill: string): Locator =>
  page
    .getByRole('group', { name: '任务列表' })
    .locator('> *')
    .filter({ hasText: title })
    .filter({ has: page.getByText(pill, { exact: true }) });

type LandingPart = 'Extend/home' | 'Extend/middle' | 'Storage/home' | 'Storage/middle';
export const landingPath = (part: LandingPart): string => `/reductionFunds${part}`;

export const openLanding = (
  visitor: Visitor,
  part: LandingPart,
  activityCode: string,
  query = '',
): Promise<void> => visitor.open(`${landingPath(part)}?activityCode=${activityCode}${query}`);

/** The same while logged in. */
export const openLandingLoggedIn = async (
  visitor: Visitor,
  sandbox: SandboxControl,
  part: LandingPart,
  activityCode: string,
): Promise<void> => openLanding(visitor, part, activityCode, `&token=${await sandbox.token(MOBILE)}`);

/** /appIncentive takes no token: the tab is logged in through a page that does. */
export async function openIncentiveLoggedIn(
  visitor: Visitor,
  sandbox: SandboxControl,
  activityCode: string,
): Promise<void> {
  await visitor.open(`/list/LIST-0?token=${await sandbox.token(MOBILE)}`);
  await visitor.page.waitForURL((url) => !url.searchParams.has('token'));
  await visitor.open(`/appIncentive?activityCode=${activityCode}`);
}

/** The third party reports that a task is done. */
export async function finishTask(sandbox: SandboxControl, taskId: string, mobile = MOBILE): Promise<void> {
  const answer = await fetch(`${sandbox.origin}/__sandbox/tasks/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, taskId }),
  });
  if (!answer.ok) throw new Error(`tasks/finish: ${answer.status} ${await answer.text()}`);
}
