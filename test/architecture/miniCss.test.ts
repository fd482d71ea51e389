/** What config/miniCss.cjs leaves of a mini program's style sheets, and that no code names a token. */
import fs from 'node:fs';
import path from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';

const miniCss = jest.requireActual<
  (() => AcceptedPlugin) & { shortNames(source: string): Map<string, string> }
>('../../config/miniCss.cjs');
const names = miniCss.shortNames(fs.readFileSync('src/styles/tokens.scss', 'utf8'));
const convert = (css: string): string => postcss([miniCss()]).process(css, { from: undefined }).css;

test('each token has its own short name', () => {
  expect(names.size).toBeGreaterThan(50);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const [name, short] of names)
    expect([names.has(short), short.length < name.length]).toEqual([false, true]);
});

test('a token is short where it is set and where it is used; other names stay', () => {
  const ink = names.get('--color-ink') ?? '';
  expect(convert('page{--color-ink:#000;--bone:1px}.a{color:var(--color-ink);width:var(--bone)}')).toBe(
    `page{${ink}:#000;--bone:1px}.a{color:var(${ink});width:var(--bone)}`,
  );
});

test.each([
  ['.a:focus-visible{color:red}', ''],
  ['.a:hover,.b{color:red}', '.b{color:red}'],
  ['.a{cursor:pointer;color:red;outline:none;user-select:none}', '.a{color:red}'],
])('%s becomes %j', (css, left) => {
  expect(convert(css)).toBe(left);
});

/** Source files that a mini program may contain. */
function filesOf(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(file);
    return /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.h5\.tsx?$|platform[\\/]dom[\\/]/.test(file)
      ? [file]
      : [];
  });
}

test('no code names a token', () => {
  const naming = filesOf('src').filter((file) => {
    const text = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return [...text.matchAll(/--[a-z][\w-]*/g)].some(([name]) => names.has(name));
  });
  expect(naming).toEqual([]);
});
