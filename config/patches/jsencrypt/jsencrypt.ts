/**
 * jsencrypt loads in mini programs only with its random source replaced; src/session/login/jsencryptRandom.ts explains
 * why, and its test fails when this can be removed.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..', '..');

/**
 * Webpack alias of the one file, by its real path: no other module is affected, and the build stops if it is missing.
 */
export const jsencryptAlias: Readonly<Record<string, string>> = {
  [fs.realpathSync(path.join(root, 'node_modules/jsencrypt/lib/lib/jsbn/rng.js'))]: path.join(
    root,
    'src/session/login/jsencryptRandom.ts',
  ),
};
