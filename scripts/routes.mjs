// The route table: `npm run routes`, for machines `npm run --silent routes -- --json`.
import { setup } from './setup.mjs';
import { main, say, table } from './lib/console.mjs';
import { readRoutes } from './lib/routes.mjs';

await main(async () => {
  await setup();
  const routes = await readRoutes();
  if (process.argv.includes('--json')) {
    say(JSON.stringify(routes, null, 2));
    return;
  }
  const rows = routes.map((route) => [
    route.name,
    [route.path, ...route.aliases].join(' '),
    route.page,
    route.package,
    route.targets.join(' '),
  ]);
  say(table([['name', 'H5 path', 'page', 'package', 'targets'], ...rows]));
  say(`\n${routes.length} routes.`);
});
