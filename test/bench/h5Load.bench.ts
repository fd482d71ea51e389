// What a phone really downloads until the receive page is complete: counted on the wire, gzip as a server would.
import zlib from 'node:zlib';
import { journey, recordFigure } from '../harness';

const BUDGET_JS_BYTES = 135 * 1024;

const { visit } = journey();

test('JavaScript and CSS of the first complete receive page', async () => {
  const visitor = await visit();
  const bytes = { js: 0, css: 0 };
  const loads: Promise<void>[] = [];
  visitor.page.on('response', (response) => {
    const kind = /\.(js|css)(\?|$)/.exec(response.url())?.[1];
    if ((kind !== 'js' && kind !== 'css') || !response.ok()) return;
    loads.push(
      response.body().then((body) => {
        bytes[kind] += zlib.gzipSync(body).length;
      }),
    );
  });
  await visitor.open('/receiveCoupon/RC-OPEN');
  await visitor.page.locator('img').first().waitFor(); // the poster: everything before it has run
  await visitor.page.waitForLoadState('networkidle');
  await Promise.all(loads);
  recordFigure({
    name: 'receive page, loaded JavaScript (gzip)',
    value: bytes.js,
    unit: 'B',
    limit: BUDGET_JS_BYTES,
  });
  recordFigure({ name: 'receive page, loaded CSS (gzip)', value: bytes.css, unit: 'B' });
  expect(bytes.js).toBeGreaterThan(0);
});
