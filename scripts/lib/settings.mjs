// Build-time settings of a real environment (`npm run build -- --mode prod`).
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { PlainFailure } from './console.mjs';
import { ROOT } from './paths.mjs';

const ENVIRONMENTS = JSON.parse(fs.readFileSync(path.join(ROOT, 'config/environments.json'), 'utf8'));
const REAL_ENVIRONMENTS = ENVIRONMENTS.filter((name) => name !== 'sandbox');

/**
 * The settings of `mode` that Taro must not take from `.env`, as environment variables: those override its `.env` files.
 * @param given the process environment; its `TARO_APP_` values win
 * @throws PlainFailure for a mode that is no real environment
 */
export function realSettings(mode, given = process.env, root = ROOT) {
  if (!REAL_ENVIRONMENTS.includes(mode))
    throw new PlainFailure(`--mode needs the name of an environment: ${REAL_ENVIRONMENTS.join(', ')}.`);
  const read = (name) => {
    const file = path.join(root, name);
    return fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  };
  return {
    ...read('.env.real'),
    TARO_APP_ENV: mode,
    ...read(`.env.${mode}`),
    ...read(`.env.${mode}.local`),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('TARO_APP_'))),
  };
}
