/** A frame that may only run scripts: no cookies, no storage, no writable address. */
import { journey } from '../harness';

const { sandbox, visit } = journey();

test('the page renders all the same', async () => {
  const visitor = await visit();
  // Its calls have another origin, which the gateway refuses.
  visitor.expectProblems(/./);
  const { page, context } = visitor;
  await context.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe sandbox="allow-scripts" src="/"></iframe>' }),
  );
  await page.goto(`${sandbox.origin}/frame.html`);
  const frame = page.frameLocator('iframe');
  await frame
    .getByText('寄件领券更划算')
    .or(frame.getByRole('button', { name: '重试' }))
    .first()
    .waitFor();
});
