// A sandbox in a separate process, so that a crash or a busy loop in it is never mistaken for a slow test.
import { createSandbox } from '../../sandbox/server';

async function main(): Promise<void> {
  const app = await createSandbox({ port: 0, distDir: process.env.SANDBOX_DIST ?? 'dist', logger: true });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the sandbox has no port');
  process.send?.({ port: address.port });
  const close = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('disconnect', close); // the test process died
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
