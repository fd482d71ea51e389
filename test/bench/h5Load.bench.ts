// What a phone really downloads until a page is complete: bytes on the network, gzip-compressed as a server would send.
import zlib from 'node:zlib';
import { journey, recordFigure, type Visitor } from '../harness';
import { MOBILE } from '../journeys/steps';

const BUDGET_JS_BYTES = 135 * 1024;

const { sandbox, visit } = journey();

/** Counts the bytes of all scripts and styles that this user's page loads from now on. */
function countBytes({ page }: Visitor): { stop(): Promise<{ readonly js: number; readonly css: number }> } {
  const bytes = { js: 0, css: 0 };
  const loads: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = /\.(js|css)(\?|$)/.exec(response.url())?.[1];
    if ((kind !== 'js' && kind !== 'css') || !response.ok()) return;
    loads.push(
      response.body().then((body) => {
        bytes[kind] += zlib.gzipSync(body).length;
      }),
    );
  });
  return {
    async stop() {
      await page.waitForLoadState('networkidle');
      await Promise.all(loads);
      const inline = await page.evaluate(() =>
        Array.from(document.scripts, (script) => (script.src === '' ? script.text : '')).join('\n'),
      );
      return { js: bytes.js + zlib.gzipSync(inline).length, css: bytes.css };
    },
  };
}

test.each([
  ['receive page, logged out', '/receiveCoupon/RC-OPEN', false],
  ['receive page, coupon won', '/receiveCoupon/RC-MANY', true],
  ['incentive page, logged out', '/couponIncentive/IN-2001', false],
  ['incentive page, in progress', '/couponIncentive/IN-2002', true],
  ['coupon list', '/list/LIST-137', true],
  ['coupon list, logged out', '/list/LIST-137', false],
  ['scan success, logged out', '/cabinetScan/success?orderNo=AGG-STATES', false],
  ['reduction funds with tasks', '/reductionFunds?channelId=TASK-ALL', true],
  ['reduction funds with tasks, logged out', '/reductionFunds?channelId=TASK-ALL', false],
  ['reduction records, logged out', '/reductionFunds/detail', false],
  ['fund landing page', '/reductionFundsExtend/home?activityCode=RF-EXTEND', true],
  ['app incentive, logged out', '/appIncentive?activityCode=AI-OPEN', false],
] as const)('%s', async (name, path, isLoggedIn) => {
  const visitor = await visit();
  const counter = countBytes(visitor);
  await visitor.open(
    isLoggedIn ? `${path}${path.includes('?') ? '&' : '?'}token=${await sandbox.token(MOBILE)}` : path,
  );
  const { js, css } = await counter.stop();
  recordFigure({ name: `${name}: loaded JavaScript (gzip)`, value: js, unit: 'B', limit: BUDGET_JS_BYTES });
  recordFigure({ name: `${name}: loaded CSS (gzip)`, value: css, unit: 'B' });
  expect(js).toBeGreaterThan(0);
});
