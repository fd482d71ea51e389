import { ROOT } from './paths.mjs';
import { PlainFailure } from './console.mjs';
import { start, tail } from './run.mjs';

/** Limit for a hanging start: it runs next to a build, and compiles itself. */
const START_LIMIT_MS = 180_000;

/**
 * Starts the sandbox gateway as a child process and waits until it responds.
 * @param {{ port: number, words?: readonly string[], echo?: boolean, onAsk?: (target: string) => void,
 * onWarning?: (text: string) => void }} options `words`:
 * options of the command line (sandbox/gateway/options.ts); `echo`: its output is shown; `onAsk`: a user of the device lab
 * requests this package; `onWarning`: it runs, but something has to be known
 * @returns {Promise<{ origin: string, ended: Promise<number> }>}
 */
export async function startSandbox({ port, words = [], echo = false, onAsk, onWarning }) {
  const child = start(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...words], {
    cwd: ROOT,
    env: { PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', ...(onAsk === undefined ? [] : ['ipc'])],
  });
  if (onAsk !== undefined)
    child.on('message', ({ build, warning }) => {
      if (warning === undefined) onAsk(build);
      else onWarning?.(warning);
    });
  let output = '';
  let isReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
      if (echo && isReady) process.stdout.write(chunk); // its own greeting is suppressed
    });
  }
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 0)));
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin, ended, () => output);
  isReady = true;
  return { origin, ended };
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
