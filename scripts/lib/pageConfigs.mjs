/**
 * Writes `index.config.ts` of every page from the route table before Taro reads it: a page is listed only in
 * src/routes.ts. Git ignores these files. They are the same for every target, so that builds of several may run in
 * parallel.
 */
import fs from 'node:fs';
import path from 'node:path';

const BANNER = '// Made from src/routes.ts by the build (scripts/lib/pageConfigs.mjs).\n';

/**
 * Text of the file: title, sharing, pull-to-refresh.
 * @param {{ title: string, shares?: string, refreshes?: true }} row
 */
export function pageConfigText({ title, shares, refreshes }) {
  const lines = [`navigationBarTitleText: ${JSON.stringify(title)},`];
  if (shares !== undefined) lines.push('enableShareAppMessage: true,');
  if (shares === 'card and timeline') lines.push('enableShareTimeline: true,');
  if (refreshes === true)
    lines.push(
      // On H5 the page handles the gesture itself (platform/pullRefresh); Taro's own would need a web component.
      "enablePullDownRefresh: process.env.TARO_ENV !== 'h5',",
      "backgroundTextStyle: 'dark',",
    );
  return `${BANNER}export default definePageConfig({\n  ${lines.join('\n  ')}\n});\n`;
}

/**
 * Writes missing or changed files below this source folder, and removes those that no row names any more.
 * @param {string} source
 * @param {ReadonlyMap<string, { title: string, shares?: string, refreshes?: true }>} settings by page path
 */
export function writePageConfigs(source, settings) {
  for (const [page, row] of settings) {
    const file = path.join(source, `${page}.config.ts`);
    const text = pageConfigText(row);
    if (!fs.existsSync(path.dirname(file)) || readOr(file) === text) continue;
    // By a rename, because another target's build may be reading the file.
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, file);
  }
  for (const folder of ['pages', 'packages'])
    for (const name of fs.readdirSync(path.join(source, folder), { recursive: true })) {
      const page = /^(.*)\.config\.ts$/.exec(`${folder}/${name.split(path.sep).join('/')}`)?.[1];
      if (page !== undefined && !settings.has(page)) fs.rmSync(path.join(source, `${page}.config.ts`));
    }
}

const readOr = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
