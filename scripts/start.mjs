// `npm start`: set-up, packages of all targets, the sandbox on PORT (default 10086), for this machine only or, with
// LAN=1, for the network. Ctrl-C ends everything.
import net from 'node:net';
import { setup } from './setup.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main, PlainFailure, say } from './lib/console.mjs';
import { greeting, isOnNetwork, lanAddresses } from './lib/greeting.mjs';
import { TARGETS } from './lib/paths.mjs';
import { DEFAULT_PORT, settingsFor } from './lib/settings.mjs';
import { startSandbox } from './lib/sandbox.mjs';

await main(async () => {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainFailure(`PORT is "${process.env.PORT}": it must be a number from 1 to 65535.`);
  }
  await requireFreePort(port);
  await setup();
  for (const target of TARGETS) await ensureBuilt([target], settingsFor(target, port));
  const sandbox = await startSandbox({ port, echo: true });
  const lines = await greeting({ port, lan: isOnNetwork() ? lanAddresses() : null });
  say(lines.join('\n'));
  const code = await sandbox.ended;
  if (code !== 0 && !sandbox.isStopping()) throw new PlainFailure(`The sandbox ended with code ${code}.`);
});

/** Asked before minutes of set-up and building, not after them. */
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
