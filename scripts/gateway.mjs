// `npm run gateway -- --gateway https://… [--params file.json] [--record [folder]]`: makes each call once that only reads
// and compares the responses with the contract. GATEWAY_TOKEN: the account whose data is read. Exit code 0: equal,
// 1: differences, 2: not reached, or a wrong option (docs/real-gateway.md).
import fs from 'node:fs';
import path from 'node:path';
import { setup } from './setup.mjs';
import { main, progress, say } from './lib/console.mjs';
import { gatewayTable } from './lib/gatewayTable.mjs';
import { ROOT } from './lib/paths.mjs';
import { start } from './lib/run.mjs';

const NOT_REACHED = 2;

await main(async () => {
  await setup();
  const child = start(
    process.execPath,
    ['--import', 'tsx', 'sandbox/gateway/main.ts', ...process.argv.slice(2)],
    {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    },
  );
  const task = progress('Calling the gateway');
  let problems = '';
  child.stderr.on('data', (chunk) => (problems += chunk));
  child.on('message', ({ done, all }) => task.update(`${done} of ${all}`));
  const code = await new Promise((resolve) => child.once('close', resolve));
  task.done(code === 0 || code === 1 ? 'done' : 'no result');
  if (problems !== '') process.stderr.write(problems);
  if (code !== 0 && code !== 1) return NOT_REACHED;
  say(`\n${gatewayTable(JSON.parse(fs.readFileSync(path.join(ROOT, 'gateway-report.json'), 'utf8')))}`);
  say('The same as data: gateway-report.json');
  return code;
});
