/** A task of the reduction-fund center, from the tap to the list that shows it as done. */
import type { Locator, Page } from 'playwright-core';
import type { Journey } from '../harness';
import { openAs } from './reductionSteps';

export const START = 'user/task/start';
export const center = (channelId: string): string => `/reductionFunds?channelId=${channelId}`;
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** A task is started, done at the third party, paid, and shown as done in the next list. */
export async function finishTask({ sandbox, visit }: Journey): Promise<void> {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, center('TASK-FEW'));
  await button(page, '去完成 看剧集预告 30 秒').click();
  await page.waitForURL((url) => url.pathname === '/__sandbox/task');
  expect(new URL(page.url()).searchParams.get('taskId')).toBe('TF1');
  expect(new URL(page.url()).searchParams.get('taskToken')).toMatch(/./);
  expect((await sandbox.requests(START)).map(({ body }) => body)).toEqual([{ taskId: 'TF1' }]);
  await page.getByRole('button', { name: '完成任务' }).click();
  await page
    .getByRole('status')
    .getByText(/的任务已完成/)
    .waitFor();
  await page.goBack();
  await button(page, '去查看 看剧集预告 30 秒').waitFor();
}
