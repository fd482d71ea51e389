import fs from 'node:fs';
import path from 'node:path';

/**
 * The headless shell first: the same engine without the desktop browser around it; it opens a page in a third of the
 * time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Where Chromium is: `CHROMIUM_PATH` if set (then no other place is searched), or the first on the PATH; null when
 * there is none.
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return fs.existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  for (const name of NAMES) {
    for (const folder of folders) {
      const candidate = path.join(folder, name);
      if (fs.existsSync(candidate)) return candidate;
    }
  }
  return process.platform === 'darwin' && fs.existsSync(MAC) ? MAC : null;
}
