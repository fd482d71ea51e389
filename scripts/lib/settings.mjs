import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** The port in the sandbox values of `.env`. */
export const DEFAULT_PORT = 10086;

function readEnvFile(name) {
  const file = path.join(ROOT, name);
  if (!fs.existsSync(file)) return {};
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) =>
      /^[A-Z]\w*=/.test(line)
        ? [[line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()]]
        : [],
    ),
  );
}

/**
 * Settings of a watch build for a sandbox on another port, for the vendors' tools: mini programs contain absolute
 * addresses. Production packages always name the default port, which the device lab maps to its own sandbox
 * (engine/client/urls.ts). H5 uses the origin that served it.
 */
export function settingsFor(target, port) {
  if (target === 'h5' || port === DEFAULT_PORT) return {};
  const values = { ...readEnvFile('.env'), ...readEnvFile('.env.local') };
  const moved = Object.entries(values).filter(
    ([name, value]) => !(name in process.env) && value.includes(`:${DEFAULT_PORT}`),
  );
  return Object.fromEntries(
    moved.map(([name, value]) => [name, value.replaceAll(`:${DEFAULT_PORT}`, `:${port}`)]),
  );
}
