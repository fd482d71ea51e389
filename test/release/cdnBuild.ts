/** A build of H5 with other settings, in a copy of this folder: dist/ stays as it is. */
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '..', '..');
const run = promisify(execFile);

/** What a build reads, besides the packages. */
const INPUTS = ['src', 'config', 'scripts', '.env*', '*.js', '*.json', ':!test', ':!sandbox', ':!engine'];
/** Without the size limits: paths of the copy take other module numbers, which are longer. */
const BUILD = "import('./scripts/lib/build.mjs').then(({ buildTarget }) => buildTarget('h5'))";

/**
 * @param folder empty
 * @returns the folder that contains `h5` and `headers-h5.json`
 */
export async function buildH5(folder: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...INPUTS], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const name of listed.split('\0')) {
    const file = path.join(ROOT, name);
    if (name === '' || !fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.copyFileSync(file, path.join(folder, name));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await run(process.execPath, ['-e', BUILD], { cwd: folder, env: { ...process.env, ...settings } });
  return path.join(folder, 'dist');
}
