import { ROOT } from './paths.mjs';
import { PlainFailure } from './console.mjs';
import { start, tail } from './run.mjs';

const START_LIMIT_MS = 30_000;

/**
 * Starts the sandbox gateway as a child process and waits until it answers.
 * @param {{ port: number, echo?: boolean }} options `echo`: its output is shown
 * @returns {Promise<{ origin: string, ended: Promise<number>, isStopping(): boolean, stop(): Promise<void> }>}
 */
export async function startSandbox({ port, echo = false }) {
  const child = start(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    cwd: ROOT,
    env: { PORT: String(port) },
  });
  let output = '';
  let isReady = false;
  let isStopping = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
      if (echo && isReady) process.stdout.write(chunk); // its own greeting is not ours
    });
  }
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 0)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (isStopping = true));
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin, ended, () => output);
  isReady = true;
  return {
    origin,
    ended,
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function ready(origin, ended, output) {
  let exitCode = null;
  void ended.then((code) => (exitCode = code));
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (exitCode !== null)
      throw new PlainFailure(`The sandbox did not start (code ${exitCode}):\n${tail(output(), 15)}`);
    try {
      const answer = await fetch(`${origin}/__sandbox/requests`);
      if (answer.ok) return;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new PlainFailure(
    `The sandbox did not answer within ${START_LIMIT_MS / 1000} s:\n${tail(output(), 15)}`,
  );
}
