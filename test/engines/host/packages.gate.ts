import path from 'node:path';
import { loadPackage } from '../../../sandbox/lab/engine/package';

test.each(['weapp', 'alipay'] as const)(
  'the %s package has nothing that its host does not read',
  async (target) => {
    const { problems } = await loadPackage(path.resolve(process.env.SANDBOX_DIST ?? 'dist', target), target);
    expect(problems).toEqual([]);
  },
);
