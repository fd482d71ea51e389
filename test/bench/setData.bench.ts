// `setData` of the receive page in both mini-program packages, on the engine host (issue: 12 KB in 3 calls, then silence).
import type { Page } from 'playwright-core';
import { engineErrors, openEngine, setDataMeter } from '../engines/host';
import { journey, recordFigure } from '../harness';

const PAGE = 'packages/coupon/receive/index';
const FIRST_RENDER_BYTES = 12 * 1024;
const FIRST_RENDER_CALLS = 3;
const QUIET_MS = 1_000;
const IDLE_MS = 5_000;

const { browser, sandbox } = journey();

async function totals(page: Page): Promise<{ calls: number; bytes: number }> {
  const own = (await setDataMeter(page)).filter(({ path }) => path.includes(PAGE));
  return {
    calls: own.reduce((sum, { calls }) => sum + calls, 0),
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Reads the meter until it has stood still for a second. */
async function settled(page: Page): Promise<{ calls: number; bytes: number }> {
  let before = await totals(page);
  for (let round = 0; round < 20; round += 1) {
    await page.waitForTimeout(QUIET_MS);
    const now = await totals(page);
    if (now.calls === before.calls && now.calls > 0) return now;
    before = now;
  }
  throw new Error('the receive page never stops calling setData');
}

test.each(['weapp', 'alipay'] as const)('%s: first render and idle', async (target) => {
  const page = await browser().newPage();
  try {
    await openEngine(page, { target, path: PAGE, query: 'activityCode=RC-OPEN', baseUrl: sandbox.origin });
    const first = await settled(page);
    await page.waitForTimeout(IDLE_MS);
    const idle = (await totals(page)).calls - first.calls;
    expect(await engineErrors(page)).toEqual([]);
    recordFigure({
      name: `receive page, first render: setData bytes (${target})`,
      value: first.bytes,
      unit: 'B',
      limit: FIRST_RENDER_BYTES,
    });
    recordFigure({
      name: `receive page, first render: setData calls (${target})`,
      value: first.calls,
      unit: 'calls',
      limit: FIRST_RENDER_CALLS,
    });
    recordFigure({
      name: `receive page, 5 s idle: setData calls (${target})`,
      value: idle,
      unit: 'calls',
      limit: 0,
    });
  } finally {
    await page.close();
  }
});
