import type { AppJson, ComponentJson, EngineTarget, TabBarJson, TabItem } from '../contract';

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** app.json of either app in one spelling; what a vendor's tool would reject is added to `problems`. */
export function normaliseAppJson(raw: ComponentJson, target: EngineTarget, problems: string[]): AppJson {
  const pages = strings(raw.pages);
  if (pages.length === 0) problems.push('app.json names no page');
  const rawPackages = raw.subPackages ?? raw.subpackages;
  const subPackages = (Array.isArray(rawPackages) ? rawPackages : []).map((item) => {
    const entry = record(item);
    return { root: (text(entry.root) ?? '').replace(/^\/|\/$/g, ''), pages: strings(entry.pages) };
  });
  const allPages = [
    ...pages,
    ...subPackages.flatMap((entry) => entry.pages.map((page) => `${entry.root}/${page}`)),
  ];
  for (const [index, page] of allPages.entries())
    if (allPages.indexOf(page) !== index) problems.push(`app.json names page ${page} twice`);
  return {
    pages,
    subPackages,
    allPages,
    window: record(raw.window),
    tabBar: raw.tabBar === undefined ? null : normaliseTabBar(record(raw.tabBar), target, pages, problems),
    darkmode: raw.darkmode === true || raw.darkMode === true,
  };
}

function normaliseTabBar(
  raw: Record<string, unknown>,
  target: EngineTarget,
  pages: readonly string[],
  problems: string[],
): TabBarJson {
  const rawList = target === 'alipay' ? raw.items : raw.list;
  const list: TabItem[] = (Array.isArray(rawList) ? rawList : []).map((item) => {
    const entry = record(item);
    return {
      pagePath: text(entry.pagePath) ?? '',
      text: text(target === 'alipay' ? entry.name : entry.text) ?? '',
      iconPath: text(target === 'alipay' ? entry.icon : entry.iconPath),
      selectedIconPath: text(target === 'alipay' ? entry.activeIcon : entry.selectedIconPath),
    };
  });
  if (list.length < 2 || list.length > 5)
    problems.push(`the tab bar must have 2 to 5 entries, it has ${list.length}`);
  for (const item of list)
    if (!pages.includes(item.pagePath))
      problems.push(`tab ${item.pagePath} is not a page of the main package`);
  return {
    color: text(target === 'alipay' ? raw.textColor : raw.color),
    selectedColor: text(raw.selectedColor),
    backgroundColor: text(raw.backgroundColor),
    custom: raw.custom === true,
    list,
  };
}

/**
 * theme.json by scheme; empty when there is none. A variable that one scheme lacks is a problem, as in the vendor's
 * tool.
 */
export function readThemes(
  raw: ComponentJson | undefined,
  problems: string[],
): Record<'light' | 'dark', Record<string, string>> {
  const read = (scheme: 'light' | 'dark'): Record<string, string> =>
    Object.fromEntries(
      Object.entries(record(raw?.[scheme])).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  const themes = { light: read('light'), dark: read('dark') };
  for (const name of new Set([...Object.keys(themes.light), ...Object.keys(themes.dark)])) {
    if (themes.light[name] === undefined || themes.dark[name] === undefined)
      problems.push(`theme.json has ${name} in one scheme only`);
  }
  return themes;
}
