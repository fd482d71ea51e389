/** The host and the compilers can fail: packages broken on purpose are detected, and the built ones pass. */
import path from 'node:path';
import { journey } from '../../harness';
import { wide } from '../../harness/wide';
import { BROKEN_PACKAGES, checkBroken, listen } from './checkBroken';

const DIST = path.resolve(process.env.SANDBOX_DIST ?? 'dist');

const { phonePool } = journey();

test.each(['weapp', 'alipay'] as const)(
  'the built %s package has nothing that a vendor tool rejects',
  async (target) => {
    const said = await listen(phonePool(), DIST, { target });
    expect(said.filter((line) => /^(package|start|template|error in)/.test(line))).toEqual([]);
  },
);

wide.each(BROKEN_PACKAGES)('$name: $why', async (broken) => {
  const result = await checkBroken(phonePool(), path.join(DIST, 'weapp'), broken);
  expect(result).toEqual({ name: broken.name, isCaught: true, said: expect.any(Array) });
});
