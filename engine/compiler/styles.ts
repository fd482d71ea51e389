import postcss, { CssSyntaxError, type Container, type Rule } from 'postcss';

/** Component tags that style sheets may name. `page` is the scroller of one page. */
const TAGS = new Set(
  (
    'page view text image button input textarea checkbox checkbox-group radio radio-group switch label form scroll-view ' +
    'swiper swiper-item rich-text navigator web-view picker picker-view picker-view-column progress icon slider map ' +
    'root-portal page-meta movable-area movable-view canvas video cover-view cover-image block page-container'
  ).split(' '),
);

const RPX = /(-?\d*\.?\d+)rpx\b/g;
const VH = /(-?\d*\.?\d+)vh\b/g;

/** `750rpx` is the page's width; `100vh` is the page's height without the host's bars. */
export function convertUnits(value: string): string {
  return value
    .replace(RPX, (_all, n: string) => (Number(n) === 0 ? '0' : `${trim((Number(n) * 100) / 750)}vw`))
    .replace(VH, (_all, n: string) => `calc(${n} * var(--engine-vh, 1vh))`);
}

function trim(value: number): string {
  return String(Math.round(value * 100000) / 100000);
}

function convertSelector(selector: string): string {
  return selector.replace(/(^|[\s>+~,(])([a-z][a-z-]*)(?![\w-]*\()/g, (all, before: string, tag: string) =>
    TAGS.has(tag) ? `${before}wx-${tag}` : all,
  );
}

function isKeyframe(rule: Rule): boolean {
  const parent: Container['parent'] = rule.parent;
  return (
    parent !== undefined &&
    parent.type === 'atrule' &&
    'name' in parent &&
    String(parent.name).endsWith('keyframes')
  );
}

/**
 * One wxss/acss file as CSS for the engine page: imports inlined, units and tag selectors converted.
 * @param read returns the text of an imported file by its path from the package root, or null.
 * @throws Error with file, line and column when the style sheet is not valid CSS.
 */
export function convertStyles(
  path: string,
  source: string,
  read: (path: string) => string | null,
  seen: ReadonlySet<string> = new Set(),
): string {
  try {
    return convert(path, source, read, seen);
  } catch (error) {
    if (error instanceof CssSyntaxError)
      throw new Error(`${path}:${error.line ?? 0}:${error.column ?? 0} ${error.reason}`);
    throw error;
  }
}

function convert(
  path: string,
  source: string,
  read: (path: string) => string | null,
  seen: ReadonlySet<string>,
): string {
  const root = postcss.parse(source);
  const known = new Set(seen).add(path);
  root.walkAtRules('charset', (rule) => {
    throw rule.error('a package has no @charset: its files are UTF-8, and the rule is not known');
  });
  root.walkAtRules('import', (rule) => {
    const match = /^(?:url\()?["']?([^"')]+)["']?\)?/.exec(rule.params);
    const target = match?.[1];
    if (target === undefined || /^(https?:)?\/\//.test(target))
      throw rule.error(`an import must name a file of the package: ${rule.params}`);
    const resolved = target.startsWith('/') ? target.slice(1) : joinPath(path, target);
    if (known.has(resolved)) {
      rule.remove();
      return;
    }
    const text = read(resolved);
    if (text === null) throw rule.error(`imported style sheet ${resolved} is missing`);
    rule.replaceWith(postcss.parse(convertStyles(resolved, text, read, known)).nodes);
  });
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.map(convertSelector);
  });
  root.walkDecls((declaration) => {
    // PostCSS accepts `key: {` and stray words; a style compiler does not.
    if (declaration.value === '' && !declaration.prop.startsWith('--'))
      throw declaration.error('a declaration has no value');
    declaration.value = convertUnits(declaration.value);
  });
  root.walkAtRules((rule) => {
    if (rule.name === 'media') rule.params = convertUnits(rule.params);
  });
  return root.toString();
}

function joinPath(from: string, relative: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
