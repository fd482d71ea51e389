/** Changes to Taro that a build does not miss (config/patches): the built packages have them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ariaComponents from '../../../config/patches/aria/ariaComponents.json';

const folderOf = (target: string): string => path.resolve(process.env.SANDBOX_DIST ?? 'dist', target);
const read = (target: string, name: string): string =>
  readFileSync(path.join(folderOf(target), name), 'utf8');
/** All scripts of a main package. */
const scripts = (target: string): string =>
  readdirSync(folderOf(target))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(target, name))
    .join('\n');

const PACKAGES = [
  ['weapp', 'base.wxml', 'aria-role'],
  ['alipay', 'base.axml', 'role'],
] as const;

test.each(PACKAGES)(
  'aria: templates and runtime of the %s package know its attributes',
  (target, file, role) => {
    const names = [
      ...new Set(Object.values(ariaComponents).flatMap((attributes) => Object.keys(attributes))),
    ];
    const template = read(target, file);
    const written = names.map((name) => (name === 'aria-role' ? role : name));
    expect(written.filter((name) => !template.includes(` ${name}="{{`))).toEqual([]);
    const code = scripts(target);
    expect(names.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
  },
);

test.each(PACKAGES)('typing: the %s package overrides what a field receives', (target) => {
  expect(scripts(target)).toMatch(/\.prototype\.setAttribute ?= ?function/);
});

test('alipayWindow: the alipay package has the keys that its app documents', () => {
  const app = read('alipay', 'app.json');
  expect(app).toContain('"navigationBarFrontColor"');
  expect(app).not.toMatch(/"(backgroundTextStyle|navigationBarTextStyle)"/);
});
