/** A frame that may run scripts and nothing else: no cookies, no storage, no address that can be written to. */
import { journey } from '../harness';

const { sandbox, visit } = journey();

test('the page is drawn all the same', async () => {
  const visitor = await visit();
  // Its calls are another origin's, which the gateway answers no.
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
