// Build-time settings of a real environment (`npm run build -- --mode prod`), and of a sandbox on another port.
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { PlainFailure } from './console.mjs';
import { ROOT } from './paths.mjs';

const ENVIRONMENTS = JSON.parse(fs.readFileSync(path.join(ROOT, 'config/environments.json'), 'utf8'));
const REAL_ENVIRONMENTS = ENVIRONMENTS.filter((name) => name !== 'sandbox');

/** The port in the sandbox values of `.env`. */
export const DEFAULT_PORT = 10086;

/**
 * Settings of a watch build for a sandbox on another port, for the vendors' tools: mini programs contain absolute
 * addresses. Production packages always name the default port, which the device lab maps to its own sandbox
 * (engine/client/urls.ts). H5 uses the origin that served it.
 */
export function settingsFor(target, port, root = ROOT) {
  if (target === 'h5' || port === DEFAULT_PORT) return {};
  const read = (name) => envFile(root, name);
  const moved = Object.entries({ ...read('.env'), ...read('.env.local') }).filter(
    ([name, value]) => !(name in process.env) && value.includes(`:${DEFAULT_PORT}`),
  );
  return Object.fromEntries(
    moved.map(([name, value]) => [name, value.replaceAll(`:${DEFAULT_PORT}`, `:${port}`)]),
  );
}

function envFile(root, name) {
  const file = path.join(root, name);
  return fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
}

/**
 * The settings of `mode` that Taro must not take from `.env`, as environment variables: those override its `.env` files.
 * @param given the process environment; its `TARO_APP_` values win
 * @throws PlainFailure for a mode that is no real environment
 */
export function realSettings(mode, given = process.env, root = ROOT) {
  if (!REAL_ENVIRONMENTS.includes(mode))
    throw new PlainFailure(`--mode needs the name of an environment: ${REAL_ENVIRONMENTS.join(', ')}.`);
  const read = (name) => envFile(root, name);
  return {
    ...read('.env.real'),
    TARO_APP_ENV: mode,
    ...read(`.env.${mode}`),
    ...read(`.env.${mode}.local`),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('TARO_APP_'))),
  };
}
