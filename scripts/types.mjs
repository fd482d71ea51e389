// Type-checks: three targets, sandbox, tests. `npm run types`.
import { setup } from './setup.mjs';
import { checkTypes } from './lib/checks.mjs';
import { main, say } from './lib/console.mjs';

await main(async () => {
  await setup();
  const results = await checkTypes(({ name, ok, detail }) =>
    say(ok ? `${name}: ok` : `${name}: FAILED\n${detail}`),
  );
  return results.every(({ ok }) => ok) ? 0 : 1;
});
