/** `setData` of the receive page, measured as a visitor without a login sees it come. */
import type { Page } from 'playwright-core';
import { setDataMeter, visiblePage, type EngineTarget } from './host';
import { RECEIVE_PAGE, type Phones } from './phones';
import { close, dialog, loginDialog } from './steps';

/** Issue "Must show" 5. */
export const FIRST_RENDER_LIMIT = { bytes: 12 * 1024, calls: 3 } as const;
export const IDLE_MS = 3_000;

export interface SetDataFigures {
  /** From opening until the poster is shown, everything of the page's own; the login popup comes after it. */
  readonly firstRender: { readonly calls: number; readonly bytes: number };
  /** In the idle time, with login closed. */
  readonly idleCalls: number;
  /** `bytes: keys` of every call until the poster was shown, to see what is in them. */
  readonly calls: readonly string[];
}

/** Activities measured: one that asks for a login, one that shows its status popup. */
export const MEASURED = ['RC-OPEN', 'RC-FINISHED'] as const;

async function callsOf(page: Page): Promise<{ readonly bytes: number; readonly keys: readonly string[] }[]> {
  return (await setDataMeter(page))
    .filter(({ path }) => path === RECEIVE_PAGE)
    .flatMap(({ recent }) => recent);
}

/** Opens the activity logged out and reads the host's meter. Takes about five seconds. */
export async function measureSetData(
  { sandbox, open }: Phones,
  target: EngineTarget,
  activity: (typeof MEASURED)[number],
): Promise<SetDataFigures> {
  // Holds the login back until the poster has been measured.
  await sandbox.faults({ path: 'preReceiveCheck', kind: 'slow', delayMs: 3_000 });
  const page = await open(target, { activity });
  if (activity === 'RC-FINISHED') await dialog(page, '抱歉，活动已结束').waitFor();
  const image = visiblePage(page).locator('wx-image').first();
  await image.waitFor();
  // Shown: the picture has arrived and the page has said so in its class.
  await page.waitForFunction(() => /(^| )shown/.test(document.querySelector('wx-image')?.className ?? ''));
  const first = await callsOf(page);

  if (activity === 'RC-OPEN') {
    await loginDialog(page).waitFor();
    await close(loginDialog(page));
    // Its way out is still to be seen for 170 ms; what takes it off the page belongs to closing it.
    await page.waitForTimeout(500);
  }
  const before = (await callsOf(page)).length;
  await page.waitForTimeout(IDLE_MS);
  return {
    firstRender: { calls: first.length, bytes: first.reduce((sum, { bytes }) => sum + bytes, 0) },
    idleCalls: (await callsOf(page)).length - before,
    calls: first.map(({ bytes, keys }) => `${bytes}: ${keys.join(' ')}`),
  };
}
