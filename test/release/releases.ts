/** Two releases of the built H5 pages, laid out as `npm run release` does. */
import fs from 'node:fs';
import path from 'node:path';
import { compressBelow, keepFilesOf } from '../../scripts/lib/release/h5Files.mjs';

/** The page whose own files differ between the two. */
const CHANGED_PAGE = 'packages/account/settings/index';
/** Six digits that no build gave. */
const OTHER_HASH = 'ffffff';

interface Release {
  /** Contains `h5`. */
  readonly folder: string;
  readonly own: readonly string[];
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** The current build. */
export async function firstRelease(folder: string, dist: string): Promise<Release> {
  const h5 = path.join(folder, 'h5');
  fs.cpSync(path.join(dist, 'h5'), h5, { recursive: true });
  const own = filesBelow(h5);
  await compressBelow(h5);
  return { folder, own };
}

/** The same with other names for the files of `CHANGED_PAGE`, and for the first script, which lists them. */
export async function nextRelease(folder: string, dist: string, before: Release): Promise<Release> {
  const h5 = path.join(folder, 'h5');
  fs.cpSync(path.join(dist, 'h5'), h5, { recursive: true });
  const { groups } = JSON.parse(fs.readFileSync(path.join(dist, '.chunks-h5.json'), 'utf8')) as {
    groups: Record<string, string[]>;
  };
  const own = groups[CHANGED_PAGE]?.at(-1) ?? '';
  const hash = /\.([0-9a-f]{6})\.js$/.exec(own)?.[1];
  const app = filesBelow(h5).find((name) => /^js\/app\.[0-9a-f]{6}\.js$/.test(name));
  if (hash === undefined || app === undefined) throw new Error('the build names its files differently');
  const renamed = (name: string): string => name.replace(hash, OTHER_HASH);
  for (const name of filesBelow(h5).filter((each) => each.includes(`.${hash}.`)))
    fs.renameSync(path.join(h5, name), path.join(h5, renamed(name)));
  const nextApp = app.replace(/[0-9a-f]{6}\.js$/, `${OTHER_HASH}.js`);
  const script = fs.readFileSync(path.join(h5, app), 'utf8');
  fs.writeFileSync(path.join(h5, nextApp), script.replaceAll(hash, OTHER_HASH));
  fs.rmSync(path.join(h5, app));
  const page = path.join(h5, 'index.html');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replaceAll(app, nextApp));
  const files = filesBelow(h5);
  keepFilesOf({ folder: path.join(before.folder, 'h5'), own: before.own }, h5);
  await compressBelow(h5);
  return { folder, own: files };
}

/** Makes `name` (`current`, `previous`) in the server's root the release, at once. */
export function point(root: string, name: string, { folder }: Release): void {
  const link = path.join(root, name);
  fs.symlinkSync(folder, `${link}.next`);
  fs.renameSync(`${link}.next`, link);
}
