/**
 * `index.config.ts` of every page, written from the route table before Taro reads it: a page is listed in src/routes.ts
 * and nowhere else. Git ignores these files. They say the same for every target, so that builds of several may run at once.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pageSettings } from '../src/routes.derive';

const BANNER = '// Made from src/routes.ts by the build (config/pageConfigs.ts).\n';

type Settings = ReturnType<typeof pageSettings> extends ReadonlyMap<string, infer One> ? One : never;

/** Text of the file: title, sharing, pulling down. */
export function pageConfigText({ title, shares, refreshes }: Settings): string {
  const lines = [`navigationBarTitleText: ${JSON.stringify(title)},`];
  if (shares !== undefined) lines.push('enableShareAppMessage: true,');
  if (shares === 'card and timeline') lines.push('enableShareTimeline: true,');
  if (refreshes === true)
    lines.push(
      // On H5 the page feels the finger by itself (platform/pullRefresh); Taro's own would need a web component.
      "enablePullDownRefresh: process.env.TARO_ENV !== 'h5',",
      "backgroundTextStyle: 'dark',",
    );
  return `${BANNER}export default definePageConfig({\n  ${lines.join('\n  ')}\n});\n`;
}

/** Writes what is missing or differs below this source folder, and removes what no row names any more. */
export function writePageConfigs(source: string): void {
  const settings = pageSettings();
  for (const [page, one] of settings) {
    const file = path.join(source, `${page}.config.ts`);
    const text = pageConfigText(one);
    if (!fs.existsSync(path.dirname(file)) || readOr(file) === text) continue;
    // By a rename, as another target's build may be reading it.
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, file);
  }
  for (const folder of ['pages', 'packages'])
    for (const name of fs.readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })) {
      const page = /^(.*)\.config\.ts$/.exec(`${folder}/${name.split(path.sep).join('/')}`)?.[1];
      if (page !== undefined && !settings.has(page)) fs.rmSync(path.join(source, `${page}.config.ts`));
    }
}

const readOr = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
