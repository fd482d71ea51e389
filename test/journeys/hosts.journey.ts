/**
 * A login by the gateway's page in a browser that follows redirects itself; every host is in
 * screens/hosts.wide.screen.ts.
 */
import { journey } from '../harness';
import { wide } from '../harness/wide';
import { answered, answerOauth, visitedPaths } from './hostSteps';
import { dialog } from './steps';

const { sandbox, visit } = journey();

const PAGE = '/receiveCoupon/RC-OPEN';

test('wechat, agreed: returns with a token, which leaves the address bar, and the claim continues', async () => {
  const visitor = await visit({ host: 'wechat' });
  const paths = visitedPaths(visitor.page);
  await visitor.open(PAGE);
  await answerOauth(visitor.page, '同意授权');
  await dialog(visitor.page, '领券成功').waitFor();
  expect(visitor.page.url()).not.toContain('token');
  expect(await answered(sandbox, 'receiveCoupon')).toHaveLength(1);
  expect(paths).toEqual([PAGE, '/__sandbox/oauth', '/__sandbox/oauth', PAGE]);
});

wide(
  'wechat on iOS, agreed: the document is loaded again without the token, and the share card’s signature is accepted',
  async () => {
    const visitor = await visit({ host: 'wechat-ios' });
    const { page } = visitor;
    const paths = visitedPaths(page);
    await visitor.open(PAGE);
    await answerOauth(page, '同意授权');
    await page.waitForFunction(() => 'message' in (Reflect.get(window, '__shareCards') ?? {}));
    await dialog(page, '领券成功').waitFor();
    expect(paths).toEqual([PAGE, '/__sandbox/oauth', '/__sandbox/oauth', PAGE, PAGE]);
    expect(await answered(sandbox, 'receiveCoupon')).toHaveLength(1);
  },
);
