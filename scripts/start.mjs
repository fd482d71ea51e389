// `npm start`: set-up, the H5 pages, the sandbox on PORT (default 10086), for this machine only or, with LAN=1, for the
// network. The mini programs' packages are built in the background; the device lab shows their progress. No build
// depends on the port. `-- --gateway https://…` passes calls through to a gateway, `--record` keeps its responses,
// `--replay folder` sends them (docs/real-gateway.md). Ctrl-C ends everything.
import net from 'node:net';
import os from 'node:os';
import { setup } from './setup.mjs';
import { buildTarget, ensureBuilt, isBuilt, markWaiting } from './lib/build.mjs';
import { buildBehind } from './lib/buildQueue.mjs';
import { main, PlainFailure, say } from './lib/console.mjs';
import { greeting, isOnNetwork, lanAddresses } from './lib/greeting.mjs';
import { isEnding } from './lib/run.mjs';
import { startSandbox } from './lib/sandbox.mjs';
import { DEFAULT_PORT } from './lib/settings.mjs';

const PACKAGES = ['weapp', 'alipay'];
/** A build uses one core, and more at times; the pages that the user opens meanwhile need one too. */
const AT_ONCE = os.availableParallelism() >= 4 ? 2 : 1;

await main(async () => {
  const words = process.argv.slice(2);
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainFailure(`PORT is "${process.env.PORT}": it must be a number from 1 to 65535.`);
  }
  await requireFreePort(port);
  await setup();
  const queue = buildBehind(PACKAGES, {
    isBuilt,
    build: buildTarget,
    onWaiting: markWaiting,
    onFailed: (target, cause) =>
      say(`${cause.message}\nThe H5 pages go on; the device lab can try ${target} again.`),
    atOnce: AT_ONCE,
  });
  // In addition to run.mjs, which ends the children: no further build starts, and the children's last output is
  // awaited.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => queue.stop());
  const early = [];
  let warn = (text) => early.push(text);
  try {
    // In parallel on two cores: the sandbox compiles itself while the pages are built.
    const [sandbox] = await Promise.all([
      startSandbox({ port, words, echo: true, onAsk: queue.ask, onWarning: (text) => warn(text) }),
      ensureBuilt(['h5']),
    ]);
    const lan = isOnNetwork() ? lanAddresses() : null;
    const isBuilding = queue.waiting.length > 0;
    say((await greeting({ port, lan, packagesPort: DEFAULT_PORT, isBuilding, words })).join('\n'));
    for (const text of early) say(text);
    warn = say;
    queue.begin();
    const code = await sandbox.ended;
    if (code !== 0 && !isEnding()) throw new PlainFailure(`The sandbox ended with code ${code}.`);
  } catch (cause) {
    if (!isEnding()) throw cause;
    return 130; // interrupted by the user before it was up: no failure to report
  }
  return 0;
});

/** Checked before minutes of set-up and building, not after them. */
function requireFreePort(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken: end what runs there, or choose another one (PORT=${port + 1} npm start).`
          : `Port ${port} cannot be opened (${error.code}): choose another one (PORT=${DEFAULT_PORT} npm start).`;
      reject(new PlainFailure(why));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
