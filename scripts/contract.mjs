// Generates types and calls of src/ from contract/gateway.openapi.yaml: `npm run contract` writes them, `-- --check`
// compares.
import { setup } from './setup.mjs';
import { checkContract, writeContract } from './lib/checks.mjs';
import { main, PlainFailure, say } from './lib/console.mjs';

await main(async () => {
  await setup();
  if (!process.argv.includes('--check')) {
    say(`Wrote ${await writeContract()}.`);
    return;
  }
  const [result] = await checkContract();
  if (!result.ok) throw new PlainFailure(result.detail);
  say('What is generated is what the contract says.');
});
