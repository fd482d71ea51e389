// `npm run vendors`: the messaging app's own code check and compiler over dist/weapp, with the tool that uploads
// it (docs/testing.md, "The vendors' own checks"). Needs the registry once, and no account.
import path from 'node:path';
import { setup } from './setup.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main, PlainFailure, progress, say } from './lib/console.mjs';
import { DIST, ROOT } from './lib/paths.mjs';
import { installTool } from './lib/release/upload.mjs';
import { run, tail } from './lib/run.mjs';

const CHILD = path.join(ROOT, 'scripts/lib/messagingChecks.cjs');

await main(async () => {
  await setup();
  await ensureBuilt(['weapp']);
  const tool = await installTool('weapp');
  const step = progress('Checking dist/weapp');
  const { code, output } = await run(process.execPath, [CHILD, tool, path.join(DIST, 'weapp')], {
    log: 'vendor-checks',
    onLine: (line) => step.update(line),
  });
  step.done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new PlainFailure(tail(output));
  say(
    output
      .split('\n')
      .filter((line) => line.startsWith('ok '))
      .join('\n'),
  );
});
