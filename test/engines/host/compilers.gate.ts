import path from 'node:path';
import { checkWithOfficialCompilers } from './compilers';

describe('official compilers of the messaging app', () => {
  it('accept the built package', async () => {
    expect(
      await checkWithOfficialCompilers(path.resolve(process.env.SANDBOX_DIST ?? 'dist', 'weapp')),
    ).toEqual([]);
  });
});
