import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

const children = new Set();
let isEndingNow = false;

/** Whether this process received a signal to end: from then on, errors of its children are no failure. */
export const isEnding = () => isEndingNow;

/** Ends every child that this process started, with their own children; they have 5 s to exit gracefully. */
function stopChildren(signal = 'SIGTERM') {
  for (const child of children) endTree(child, signal);
}

function endTree(child, signal) {
  try {
    process.kill(-child.pid, signal); // each child leads its own group
  } catch {
    child.kill(signal);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    isEndingNow = true;
    stopChildren();
    const late = setTimeout(() => stopChildren('SIGKILL'), 5_000);
    late.unref();
    if (process.listenerCount(signal) === 0) process.exit(130);
  });
}
process.once('exit', () => stopChildren('SIGKILL'));

/** Starts a child in its own process group and registers it, so that it never outlives this script. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    env: { ...process.env, ...options.env },
  });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/**
 * Runs a command to its end. The output goes to `.cache/logs/<log>.log` and, line by line, to `onLine`; `secrets` are
 * replaced in it.
 * @returns {Promise<{ code: number, output: string, logFile: string }>} never rejects for a non-zero exit
 */
export function run(command, args, { log, onLine, env, cwd, timeoutMs, echo = false, secrets = [] } = {}) {
  const logFile = path.join(CACHE, 'logs', `${log ?? path.basename(command)}.log`);
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  return new Promise((resolve) => {
    let output = '';
    const child = start(command, args, { env, ...(cwd ? { cwd } : {}) });
    const take = (chunk) => {
      const text = withoutSecrets(chunk.toString(), secrets);
      output += text;
      if (echo) process.stdout.write(text);
      if (onLine) for (const line of text.split('\n')) if (line.trim() !== '') onLine(line.trim());
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const limit =
      timeoutMs === undefined
        ? null
        : setTimeout(() => {
            output += `\nended after ${timeoutMs / 1000} s without a result\n`;
            endTree(child, 'SIGKILL');
          }, timeoutMs);
    const finish = (code) => {
      if (limit) clearTimeout(limit);
      // Once more: a secret may have come in two parts.
      output = withoutSecrets(output, secrets);
      fs.writeFileSync(logFile, output);
      resolve({ code, output, logFile });
    };
    child.once('error', (error) => {
      output += String(error);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

const withoutSecrets = (text, secrets) =>
  secrets.reduce((left, secret) => (secret ? left.replaceAll(secret, '(secret)') : left), text);

/** The last lines of an output, for a message. */
export const tail = (output, lines = 25) => output.trimEnd().split('\n').slice(-lines).join('\n');

/**
 * Processes all items in order, two in parallel: for tools that use one core each.
 * @returns the results, in the order of `items`
 */
export async function twoAtOnce(items, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index]);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}
