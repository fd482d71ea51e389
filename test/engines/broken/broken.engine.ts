import path from 'node:path';
import { journey } from '../../harness';
import { answerConsents, engineErrors, openEngine } from '../host/engine';
import { startEngineServer } from '../host/server';
import { BROKEN_PACKAGES, checkBroken } from './checkBroken';

const DIST = path.resolve(process.env.SANDBOX_DIST ?? 'dist');

describe('host and compilers can fail', () => {
  const { browser } = journey();

  it.each(['weapp', 'alipay'] as const)(
    'the built %s package has nothing a vendor tool refuses',
    async (target) => {
      const server = await startEngineServer(DIST);
      const page = await browser().newPage();
      await answerConsents(page);
      try {
        await openEngine(page, { target, baseUrl: server.baseUrl });
        const refused = (await engineErrors(page)).filter((line) =>
          /^(package|start|template|error in)/.test(line),
        );
        expect(refused).toEqual([]);
      } finally {
        await page.close();
        await server.close();
      }
    },
  );

  it.each(BROKEN_PACKAGES)('$name: $why', async (broken) => {
    const [result] = await checkBroken(browser(), path.join(DIST, 'weapp'), [broken]);
    expect(result).toEqual({ name: broken.name, isCaught: true, said: expect.any(Array) });
  });
});
