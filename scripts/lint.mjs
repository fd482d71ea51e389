// oxlint, stylelint and Prettier. `npm run lint`; `npm run format` fixes what Prettier finds.
import { setup } from './setup.mjs';
import { checkLint } from './lib/checks.mjs';
import { main, say } from './lib/console.mjs';

await main(async () => {
  await setup();
  const results = await checkLint(({ name, ok, detail }) =>
    say(ok ? `${name}: ok` : `${name}: FAILED\n${detail}`),
  );
  return results.every(({ ok }) => ok) ? 0 : 1;
});
