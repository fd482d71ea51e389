import { fork } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');
/** Limit for a start that hangs; two starts at the same time on a busy machine compile for a while. */
const START_LIMIT_MS = 180_000;

export interface SandboxProcess {
  /** e.g. `http://127.0.0.1:40123` */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a sandbox on a free port for the builds in `distDir` (default dist/). Rejects with its output.
 * @param root the tree whose sandbox it is, by default this one
 */
export function startSandbox(distDir = path.join(ROOT, 'dist'), root = ROOT): Promise<SandboxProcess> {
  const child = fork(path.join(root, 'test/harness/sandboxChild.ts'), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, SANDBOX_DIST: distDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The sandbox did not start within ${START_LIMIT_MS / 1000} s:\n${output}`));
    }, START_LIMIT_MS);
    child.once('close', (code) => {
      clearTimeout(limit);
      reject(new Error(`The sandbox ended with code ${String(code)}:\n${output}`)); // no effect once resolved
    });
    child.once('message', (message) => {
      clearTimeout(limit);
      resolve({
        origin: `http://127.0.0.1:${(message as { port: number }).port}`,
        async stop() {
          child.kill('SIGTERM');
          const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
          await ended;
          clearTimeout(late);
        },
      });
    });
  });
}
