// Code that lint must refuse, and code that it must accept: at least one violation of each rule in .oxlintrc.json.

interface Snippet {
  /** Rule name in oxlint's output. */
  readonly rule: string;
  /** File path from the project's root; `*` becomes a number, so that no two snippets share a file. */
  readonly file: string;
  readonly code: string;
}

const UTIL = 'src/utils/*.ts';
const COMPONENT = 'src/components/*.tsx';
const IMPORT_HOOKS = `import { useEffect, useMemo, useState } from 'react';\n`;
const TARO = `import Taro from '@tarojs/taro';\nexport const back = Taro.navigateBack;`;

const at = (rule: string, file: string, ...codes: readonly string[]): Snippet[] =>
  codes.map((code) => ({ rule, file, code }));

export const REFUSED: readonly Snippet[] = [
  ...at(
    'typescript(no-floating-promises)',
    UTIL,
    `export function save(work: () => Promise<void>): void { work(); }`,
    `export function save(work: () => Promise<void>): void { work().then(() => undefined); }`,
    `export function save(works: readonly Promise<void>[]): void { Promise.all(works); }`,
    `export function save(works: readonly Promise<void>[]): void { works.map((work) => work); }`,
  ),
  ...at(
    'typescript(no-misused-promises)',
    UTIL,
    `export function go(work: Promise<boolean>): void { if (work) return; }`,
    `export function go(list: string[], work: () => Promise<void>): void { list.forEach(async () => work()); }`,
    `export const press: { onPress: () => void } = { onPress: async () => Promise.resolve() };`,
  ),
  ...at(
    'typescript(no-misused-promises)',
    COMPONENT,
    `export const Row = (props: { work: () => Promise<void> }) => <button onClick={props.work} />;`,
  ),
  ...at('typescript(await-thenable)', UTIL, `export async function go(n: number) { await n; return 1; }`),
  ...at(
    'typescript(only-throw-error)',
    UTIL,
    `export function go(): void { throw 'text'; }`,
    `export function go(code: { code: number }): void { throw code; }`,
  ),
  ...at('typescript(no-explicit-any)', UTIL, `export const go = (value: any): string => String(value);`),
  ...at(
    'typescript(no-unsafe-argument)',
    UTIL,
    `const take = (text: string) => text;\nexport const a = take(JSON.parse('1'));`,
  ),
  ...at(
    'typescript(no-unsafe-assignment)',
    UTIL,
    `export const a = JSON.parse('1');`,
    `export const [a = 1] = JSON.parse('[]');`,
    `export const map: Map<string, string> = new Map<string, ReturnType<typeof JSON.parse>>();`,
  ),
  ...at('typescript(no-unsafe-call)', UTIL, `JSON.parse('1')();`),
  ...at('typescript(no-unsafe-member-access)', UTIL, `export const a: string = JSON.parse('1').b;`),
  ...at('typescript(no-unsafe-return)', UTIL, `export const go = (): string => JSON.parse('1');`),
  ...at(
    'typescript(switch-exhaustiveness-check)',
    UTIL,
    `export function go(kind: 'a' | 'b'): void { switch (kind) { case 'a': go('b'); } }`,
  ),
  ...at(
    'typescript(consistent-type-imports)',
    UTIL,
    `import { Snippet } from './1';\nexport const go = (one: Snippet): Snippet => one;`,
  ),
  ...at('typescript(ban-ts-comment)', UTIL, `// @ts-ignore\nexport const a = 1;`, `// @ts-nocheck`),
  ...at(
    'eslint(no-unused-vars)',
    UTIL,
    `const a = 1;`,
    `import { readFile } from 'node:fs';`,
    `import type { Stats } from 'node:fs';`,
    `type Unused = string;`,
    `export const go = (used: number, unused: number): number => used;`,
    `export function go(): void { try { go(); } catch (error) { go(); } }`,
    `let a = 1; a = 2;`,
  ),
  ...at('eslint(no-unused-vars)', 'scripts/*.mjs', `const a = 1;`, `export const go = (unused) => 1;`),
  ...at('eslint(no-empty)', UTIL, `export function go(): void { try { go(); } catch {} }`),
  ...at('eslint(no-empty)', 'scripts/*.mjs', `if (globalThis.a) {}`),
  ...at('eslint(eqeqeq)', UTIL, `export const a = (b: string | null): boolean => b == null;`),
  ...at('eslint(eqeqeq)', 'scripts/*.mjs', `export const a = (b) => b == null;`),
  ...at(
    'project(import-order)',
    UTIL,
    `import { b } from './b';\nimport { a } from '@/a';\nexport const c = a + b;`,
  ),
  ...at('eslint(no-var)', UTIL, `export var a = 1;`),
  ...at('eslint(prefer-const)', UTIL, `export function go(): number { let a = 1; return a; }`),
  ...at('eslint(prefer-const)', 'scripts/*.mjs', `export function go() { let a = 1; return a; }`),
  ...at(
    'react-hooks(rules-of-hooks)',
    COMPONENT,
    `${IMPORT_HOOKS}export function A(p: { is: boolean }) { if (p.is) useState(1); return null; }`,
    `${IMPORT_HOOKS}export function A(p: { is: boolean }) { if (p.is) return null; useState(1); return 1; }`,
    `${IMPORT_HOOKS}export function A(p: { is: boolean }) { return p.is && useState(1); }`,
    `${IMPORT_HOOKS}export function A(p: { list: number[] }) { for (const n of p.list) useState(n); return null; }`,
    `${IMPORT_HOOKS}export function A(p: { list: number[] }) { return p.list.map((n) => useState(n)[0]); }`,
    `${IMPORT_HOOKS}export function plain(): number { return useState(1)[0]; }`,
    `${IMPORT_HOOKS}export function A() { const press = () => useState(1); return press; }`,
    `${IMPORT_HOOKS}export class A { render() { return useState(1); } }`,
  ),
  ...at(
    'react-hooks(exhaustive-deps)',
    COMPONENT,
    `${IMPORT_HOOKS}export function A(p: { n: number }) { return useMemo(() => p.n + 1, []); }`,
    `${IMPORT_HOOKS}export function A(p: { go: () => void }) { const { go } = p; useEffect(() => go(), []); return null; }`,
    `${IMPORT_HOOKS}export function A(p: { n: number }) { const n = p.n + 1; return useMemo(() => n, [p.n]); }`,
    `${IMPORT_HOOKS}export function A() { const go = () => 1; useEffect(() => { go(); }, [go]); return null; }`,
  ),
  ...at('eslint(no-console)', UTIL, `console.log(1);`),
  ...at(
    'typescript(no-non-null-assertion)',
    UTIL,
    `export const go = (text: string | null): string => text!;`,
  ),

  // The project's own rules and lists.
  ...at('project(layers)', UTIL, `export { Row } from '@/features/coupon/list/Row';`),
  ...at('project(layers)', UTIL, `export const load = () => import('../session/session');`),
  ...at(
    'project(layers)',
    'src/domain/offer/*.ts',
    `import type { A } from '@/features/a/b/A';\nexport type B = A;`,
  ),
  ...at(
    'project(layers)',
    'src/features/coupon/list/*.ts',
    `export * from '@/features/coupon/receive/texts';`,
    `export * from '@/features/invoice/taxNumber';`,
  ),
  ...at('project(layers)', 'src/features/coupon/*.ts', `export * from './receive/texts';`),
  ...at('project(layers)', UTIL, `export { wire } from '../../sandbox/core/responseModes';`),
  ...at(
    'project(no-cast)',
    UTIL,
    `export const go = (value: unknown): string => value as string;`,
    `export const go = (value: unknown): string => <string>value;`,
    `export const go = (value: unknown): string[] => value as string[];`,
  ),
  ...at(
    'project(no-cast)',
    'src/platform/share/*.ts',
    `export const go = (value: unknown) => value as string;`,
  ),
  ...at(
    'project(no-cast)',
    'src/utils/*.config.ts',
    `export const go = (value: unknown) => value as string;`,
  ),
  ...at('project(no-target-name)', UTIL, `export const isWeb = process.env.TARO_ENV === 'h5';`),
  ...at(
    'project(no-new-builtin)',
    UTIL,
    `export const go = (text: string): string => text.replaceAll('a', 'b');`,
    `export const go = (list: number[]): number | undefined => list.at(-1);`,
    `export const go = (works: Promise<void>[]) => Promise.allSettled(works);`,
  ),
  ...at('project(no-new-builtin)', 'src/platform/share/*.ts', `export const last = [1].at(-1);`),
  ...at(
    'eslint(no-restricted-globals)',
    UTIL,
    `export const width = window.innerWidth;`,
    `export const path = location.href;`,
    `export const host = typeof wx;`,
    `export const address = new URL('a:b');`,
    `export const load = () => fetch('/');`,
    `export const code = btoa('a');`,
  ),
  ...at('eslint(no-restricted-globals)', 'src/platform/share/*.ts', `export const a = new URL('a:b');`),
  ...at(
    'eslint(no-restricted-globals)',
    'src/platform/share/*.weapp.ts',
    `export const width = window.innerWidth;`,
    `export const a = new URL('a:b');`,
  ),
  ...at('eslint(no-restricted-globals)', 'src/platform/share/mini.ts', `export const { title } = document;`),
  ...at('eslint(no-restricted-imports)', UTIL, TARO, `export { navigateBack } from '@tarojs/taro';`),
  ...at(
    'eslint(no-restricted-imports)',
    UTIL,
    `import { useDidShow } from '@tarojs/taro';\nexport const on = useDidShow;`,
  ),
  ...at('eslint(no-restricted-imports)', 'src/pages/a/*.tsx', TARO),
  ...at(
    'eslint(no-restricted-imports)',
    'src/hooks/*.ts',
    `import { navigateBack } from '@tarojs/taro';\nexport const back = navigateBack;`,
  ),
];

/** Code that stays allowed: a rule that refuses too much is as wrong as a missing one. */
export const ALLOWED: readonly Omit<Snippet, 'rule'>[] = [
  { file: UTIL, code: `export const KINDS = ['a', 'b'] as const;` },
  { file: UTIL, code: `export const go = (_unused: number): void => undefined;` },
  {
    file: UTIL,
    code: `export async function go(work: () => Promise<void>): Promise<void> { void work(); await work(); }`,
  },
  {
    file: UTIL,
    code: `export function go(kind: 'a' | 'b'): void { switch (kind) { case 'a': return; default: return; } }`,
  },
  { file: UTIL, code: `import type Taro from '@tarojs/taro';\nexport type Host = typeof Taro;` },
  { file: UTIL, code: `export const go = (location: { href: string }): string => location.href;` },
  {
    file: 'src/hooks/*.ts',
    code: `import { useDidShow } from '@tarojs/taro';\nexport const on = useDidShow;`,
  },
  { file: 'src/platform/share/*.ts', code: TARO },
  // What acts when it is imported stays where it is.
  {
    file: 'test/harness/*.ts',
    code: `import './z';\nimport { z } from 'z';\nimport { a } from '@/a';\nimport { b } from '../../b';\nimport { c } from '../c';\nimport { d } from './d';\nimport styles from './a.module.scss';\nexport const all = [z, a, b, c, d, styles];`,
  },
  { file: 'src/platform/share/*.ts', code: `export const width = (): number => window.innerWidth;` },
  { file: 'src/platform/share/*.ts', code: `export const isWeb = process.env.TARO_ENV === 'h5';` },
  { file: 'src/platform/share/*.h5.ts', code: `export const address = new URL(location.href);` },
  { file: 'src/utils/*.config.ts', code: `export const isWeb = process.env.TARO_ENV === 'h5';` },
  { file: 'src/utils/testing/*.ts', code: `export const body = (): HTMLElement => document.body;` },
  { file: 'src/utils/*.test.ts', code: `export const a = JSON.parse(window.name).b as string;` },
  { file: 'test/*.ts', code: `export const a = JSON.parse('1').at(0)!;` },
  { file: 'config/*.ts', code: `export const a = JSON.parse('1');` },
  { file: 'scripts/*.mjs', code: `console.log(JSON.parse('1').b.at(-1));` },
];
