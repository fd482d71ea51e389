import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentJson, EnginePackage, EngineTarget } from '../contract';
import { normaliseAppJson, readThemes } from './appJson';
import { axmlToWxml, sjsToWxs, unreadRoles } from './axml';
import { convertStyles } from './styles';
import { compileTemplates } from './templates';

const ENDINGS = {
  weapp: { template: '.wxml', style: '.wxss', script: '.wxs' },
  alipay: { template: '.axml', style: '.acss', script: '.sjs' },
} as const;

interface CacheEntry {
  readonly stamp: string;
  readonly value: EnginePackage;
}
const cache = new Map<string, CacheEntry>();

async function listFiles(root: string): Promise<{ name: string; stamp: string }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const info = await stat(file);
      return {
        name: path.relative(root, file).split(path.sep).join('/'),
        stamp: `${info.mtimeMs}:${info.size}`,
      };
    }),
  );
}

function withoutEnding(name: string): string {
  return name.slice(0, name.length - path.extname(name).length);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(name: string, text: string, problems: string[]): ComponentJson {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
    problems.push(`${name} is not a JSON object`);
  } catch (error) {
    problems.push(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {};
}

/**
 * Reads one built package and compiles what a vendor's IDE would compile. The JavaScript is passed on unchanged. Cached
 * until a file's time or size changes.
 * @throws when the folder is missing (the package has not been built).
 */
export async function loadPackage(root: string, target: EngineTarget): Promise<EnginePackage> {
  const files = await listFiles(root);
  const stamp = files.map((file) => `${file.name}=${file.stamp}`).join('|');
  const cached = cache.get(root);
  if (cached !== undefined && cached.stamp === stamp) return cached.value;
  const value = await compilePackage(
    root,
    target,
    files.map((file) => file.name),
  );
  cache.set(root, { stamp, value });
  return value;
}

async function compilePackage(
  root: string,
  target: EngineTarget,
  names: readonly string[],
): Promise<EnginePackage> {
  const endings = ENDINGS[target];
  const problems: string[] = [];
  const scripts: Record<string, string> = {};
  const configs: Record<string, ComponentJson> = {};
  const templates = new Map<string, string>();
  const templateScripts = new Map<string, string>();
  const styleTexts = new Map<string, string>();
  for (const name of names) {
    const ending = path.extname(name);
    if (!['.js', '.json', endings.template, endings.style, endings.script].includes(ending)) continue;
    const text = await readFile(path.join(root, name), 'utf8');
    if (ending === '.js') scripts[name] = text;
    else if (ending === '.json') configs[withoutEnding(name)] = parseJson(name, text, problems);
    else if (ending === endings.template) {
      problems.push(
        ...unreadRoles(target, text).map((word) => `template ${name}: ${target} reads no ${word}`),
      );
      templates.set(withoutEnding(name), target === 'alipay' ? axmlToWxml(text) : text);
    } else if (ending === endings.script)
      templateScripts.set(withoutEnding(name), target === 'alipay' ? sjsToWxs(text) : text);
    else styleTexts.set(name, text);
  }
  const appJson = normaliseAppJson(configs.app ?? {}, target, problems);
  if (scripts['app.js'] === undefined) problems.push('app.js is missing');
  for (const page of appJson.allPages) {
    if (scripts[`${page}.js`] === undefined)
      problems.push(`app.json names page ${page}, but ${page}.js is missing`);
    if (!templates.has(page))
      problems.push(`app.json names page ${page}, but ${page}${endings.template} is missing`);
  }
  checkUnlistedPages(names, endings.template, configs, appJson.allPages, problems);
  const themes = readThemes(
    configs[String(configs.app?.themeLocation ?? 'theme.json').replace(/\.json$/, '')],
    problems,
  );
  const styles: Record<string, string> = {};
  for (const [name, text] of styleTexts) {
    try {
      styles[withoutEnding(name)] = convertStyles(name, text, (wanted) => styleTexts.get(wanted) ?? null);
    } catch (error) {
      problems.push(`style ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const compiled = compileTemplates(templates, templateScripts);
  problems.push(...compiled.problems);
  return {
    target,
    appJson,
    themes,
    scripts,
    configs,
    styles,
    templates: compiled.code,
    templatePaths: [...templates.keys()],
    problems,
  };
}

/** A folder with a page's files that app.json does not name can never be opened on a phone. */
function checkUnlistedPages(
  names: readonly string[],
  templateEnding: string,
  configs: Readonly<Record<string, ComponentJson>>,
  allPages: readonly string[],
  problems: string[],
): void {
  for (const name of names) {
    if (!name.endsWith(templateEnding)) continue;
    const base = withoutEnding(name);
    const config = configs[base];
    if (config === undefined || config.component === true) continue;
    if (!allPages.includes(base)) problems.push(`page ${base} is in the package but missing from app.json`);
  }
}
