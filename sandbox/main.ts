import path from 'node:path';
import { REPORT_FILE, startOptions, WrongOption } from './gateway/options';
import { whyNotConnected } from './gateway/upstream';
import { networkHosts } from './network';
import { createSandbox } from './server';

const DEFAULT_PORT = 10086;

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, not ${String(process.env.PORT)}`);
  const isOnNetwork = process.env.LAN === '1';
  const { gateway, recordTo, replayFrom } = startOptions(process.argv.slice(2), port);
  const distDir = path.join(__dirname, '..', 'dist');
  // `npm start` builds next to the sandbox and accepts build requests; started alone, it only shows the build progress.
  const parent = process.send?.bind(process);
  const ask = parent === undefined ? null : (target: string) => void parent({ build: target });
  const app = await createSandbox({
    port,
    isOnNetwork,
    distDir,
    builder: { ask },
    ...(gateway === null ? {} : { gateway: { address: gateway, reportFile: REPORT_FILE, recordTo } }),
    ...(replayFrom === null ? {} : { replayFrom }),
    logger: true,
  });
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  const lines = ['localhost', ...(isOnNetwork ? networkHosts() : [])].map(
    (host) => `  http://${host}:${actualPort}/            http://${host}:${actualPort}/__sandbox/`,
  );
  process.stdout.write(`Sandbox is up: app, and device lab\n${lines.join('\n')}\n`);

  if (gateway !== null) {
    const problem = await whyNotConnected(gateway);
    const warning = `${problem} Until it can, each call is answered with HTTP 502.`;
    if (problem !== null && parent !== undefined) parent({ warning });
    else if (problem !== null) process.stderr.write(`${warning}\n`);
  }

  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

main().catch((error: unknown) => {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    isPortTaken
      ? `Port ${process.env.PORT ?? DEFAULT_PORT} is taken; choose another: PORT=10087 npm start\n`
      : error instanceof WrongOption
        ? `${error.message}\n`
        : `${String(error)}\n`,
  );
  process.exit(1);
});
