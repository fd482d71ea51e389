// Watch builds: `node scripts/dev.mjs h5|weapp|alipay`. H5 runs on Taro's dev server with hot reload (DEV_PORT, default
// 10087); its gateway calls go to a sandbox on PORT (default 10086), which is started if none responds there.
import { setup } from './setup.mjs';
import { forgetBuild, writeRoutes } from './lib/build.mjs';
import { main, PlainFailure, say } from './lib/console.mjs';
import { bin, TARGETS } from './lib/paths.mjs';
import { start } from './lib/run.mjs';
import { writePages } from './lib/routes.mjs';
import { DEFAULT_PORT, settingsFor } from './lib/settings.mjs';
import { startSandbox } from './lib/sandbox.mjs';

await main(async () => {
  const target = process.argv[2];
  if (!TARGETS.includes(target)) throw new PlainFailure(`Say what to watch: ${TARGETS.join(', ')}.`);
  await setup();
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const devPort = Number(process.env.DEV_PORT ?? 10087);
  const origin = `http://127.0.0.1:${port}`;
  if (!(await answers(origin))) await startSandbox({ port, echo: true });
  say(`  Sandbox      http://localhost:${port}/__sandbox/`);
  if (target === 'h5') say(`  App          http://localhost:${devPort}/receiveCoupon/RC-OPEN`);
  else {
    say(`  Package      dist/${target} (open the project folder in the vendor's IDE)`);
  }
  forgetBuild(target); // Taro empties dist/<target> and fills it with a development build, or not at all
  await writeRoutes();
  await writePages();
  const taro = start(bin('taro'), ['build', '--type', target, '--watch'], {
    stdio: 'inherit',
    env: {
      NODE_ENV: 'development',
      ...settingsFor(target, port),
      SANDBOX_ORIGIN: origin,
      DEV_PORT: String(devPort),
    },
  });
  return new Promise((resolve) => taro.once('close', (code) => resolve(code ?? 0)));
});

async function answers(origin) {
  try {
    return (await fetch(`${origin}/__sandbox/requests`)).ok;
  } catch {
    return false;
  }
}
