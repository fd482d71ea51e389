import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Which check must catch a broken package. */
type Catcher = 'host' | 'compilers';

export interface BrokenPackage {
  readonly name: string;
  readonly why: string;
  /** Breaks a copy of a correct package in place. `entry` is the path of the app's first page. */
  readonly breakIt: (root: string, entry: string) => Promise<void>;
  readonly caughtBy: Catcher;
  /** What the failure message must match; a package that fails for another reason does not count as caught. */
  readonly message: RegExp;
  /** What the user does to trigger the fault, if opening the page is not enough. */
  readonly act?: 'tap';
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before)
    throw new Error(`${file} was not changed: the mutation no longer fits the built package`);
  await writeFile(file, after);
}

/** Puts code before the page's own, so that it runs while the page loads. */
const beforePage =
  (code: string) =>
  (root: string, entry: string): Promise<void> =>
    edit(path.join(root, `${entry}.js`), (text) => `${code};\n${text}`);

const wrapPage = (change: string): string =>
  `Page = (function (register) { return function (definition) { ${change}; return register(definition); }; })(Page)`;

/** Wraps `Page(…)` so that code runs in its `onLoad`, with access to the package's own calls. */
const inOnLoad = (code: string) =>
  beforePage(
    wrapPage(
      `var own = definition.onLoad; definition.onLoad = function () { ${code}; return own.apply(this, arguments); }`,
    ),
  );

/** Faults that crash on a phone or in a vendor's tool, each with the expected message. */
export const BROKEN_PACKAGES: readonly BrokenPackage[] = [
  {
    name: 'js-syntax',
    why: 'a page file is not JavaScript',
    breakIt: (root, entry) => edit(path.join(root, `${entry}.js`), (text) => `${text}\nvar = ;`),
    caughtBy: 'host',
    message: /SyntaxError/,
  },
  {
    name: 'page-missing',
    why: 'the page is in the package but not in app.json',
    breakIt: (root, entry) =>
      edit(path.join(root, 'app.json'), (text) => text.replace(`"${entry}"`, '"pages/elsewhere/index"')),
    caughtBy: 'host',
    message: /missing from app\.json|is not in app\.json/,
  },
  {
    name: 'unbound-tap',
    why: 'a template binds to a handler that the page does not have',
    breakIt: (root, entry) =>
      edit(path.join(root, `${entry}.wxml`), (text) => `${text}\n<view bindtap="absentHandler">tap</view>`),
    caughtBy: 'host',
    message: /no handler "absentHandler"/,
    act: 'tap',
  },
  {
    name: 'wrong-storage-key',
    why: 'storage is read with a key that is not text',
    breakIt: inOnLoad("(typeof wx === 'undefined' ? my : wx).setStorageSync(undefined, 1)"),
    caughtBy: 'host',
    message: /storage key/,
  },
  {
    name: 'wrong-option',
    why: 'a call has an option that its vendor does not know',
    breakIt: inOnLoad("wx.showToast({ title: 'a', content: 'b' })"),
    caughtBy: 'host',
    message: /vendor typings: wx\.showToast\.content is not known/,
  },
  {
    name: 'wrong-value',
    why: 'an option has a value that its vendor does not know',
    breakIt: inOnLoad("wx.showToast({ title: 'a', icon: 'fail' })"),
    caughtBy: 'host',
    message: /vendor typings: wx\.showToast\.icon is "fail"/,
  },
  {
    name: 'leaked-local-storage',
    why: 'code reaches for localStorage, which no phone has',
    breakIt: inOnLoad("localStorage.setItem('token', 'x')"),
    caughtBy: 'host',
    message: /setItem|localStorage/,
  },
  {
    name: 'browser-global',
    why: 'code reads document',
    breakIt: inOnLoad('document.title'),
    caughtBy: 'host',
    message: /title|document/,
  },
  {
    name: 'global-by-constructor',
    why: 'code looks for the window through a function constructor',
    breakIt: inOnLoad("(function () {}).constructor('return this')().document.title"),
    caughtBy: 'host',
    message: /document/,
  },
  {
    name: 'unhandled-rejection',
    why: 'a promise is rejected and nobody handles it',
    breakIt: inOnLoad("Promise.reject(new Error('nobody handles this'))"),
    caughtBy: 'host',
    message: /unhandled rejection.*nobody handles this/,
  },
  {
    name: 'console-error',
    why: 'package code reports an error and goes on',
    breakIt: inOnLoad("console.error('something is wrong')"),
    caughtBy: 'host',
    message: /console\.error.*something is wrong/,
  },
  {
    name: 'missing-chunk',
    why: 'a shared file is not in the package',
    breakIt: (root) => rm(path.join(root, 'taro.js')),
    caughtBy: 'host',
    message: /taro/,
  },
  {
    name: 'bad-template',
    why: 'an expression in a template is not closed',
    breakIt: (root, entry) =>
      edit(path.join(root, `${entry}.wxml`), (text) => `${text}\n<view>{{ root.cn[0 </view>`),
    caughtBy: 'host',
    message: /template .*expression|unexpected/,
  },
  {
    name: 'bad-template-official',
    why: 'the same fault, for the official compiler',
    breakIt: (root, entry) =>
      edit(path.join(root, `${entry}.wxml`), (text) => `${text}\n<view><text></view>`),
    caughtBy: 'compilers',
    message: /wcc: .*wxml/,
  },
  {
    name: 'bad-style',
    why: 'a style sheet does not close a block',
    breakIt: (root) => edit(path.join(root, 'app.wxss'), (text) => `${text}\n.a { color: red; {`),
    caughtBy: 'host',
    message: /style .*app\.wxss/,
  },
  {
    name: 'bad-style-official',
    why: 'the same fault, for the official compiler',
    breakIt: (root) => edit(path.join(root, 'app.wxss'), (text) => `${text}\n.a { color: red; {`),
    caughtBy: 'compilers',
    message: /wcsc: .*app\.wxss/,
  },
  {
    name: 'bad-script-official',
    why: 'a template script is not wxs',
    breakIt: (root) => edit(path.join(root, 'utils.wxs'), (text) => `${text}\nvar = ;`),
    caughtBy: 'compilers',
    message: /wcc: .*utils\.wxs/,
  },
];
