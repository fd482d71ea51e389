// Babel's results are kept between builds (config/buildSpeed.ts), but never reused under other settings.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { babelCache } from '../../config/buildSpeed';

const INPUTS = ['package-lock.json', 'package.json', 'babel.config.js'];
let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  for (const file of INPUTS) fs.writeFileSync(path.join(root, file), '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const folderOf = (kind: string): string => babelCache(path.join(root, 'kept'), kind, root);

test('the same settings use the same folder', () => {
  expect(folderOf('h5-production')).toBe(folderOf('h5-production'));
});

test.each(INPUTS)('a change of %s uses another folder and removes the previous one', (file) => {
  const former = folderOf('h5-production');
  fs.mkdirSync(former, { recursive: true });
  fs.appendFileSync(path.join(root, file), ' ');
  expect(folderOf('h5-production')).not.toBe(former);
  expect(fs.existsSync(former)).toBe(false);
});

test('targets and modes have separate folders', () => {
  const others = ['weapp-production', 'h5-development'].map(folderOf);
  for (const other of others) fs.mkdirSync(other, { recursive: true });
  expect(new Set([...others, folderOf('h5-production')]).size).toBe(3);
  expect(others.every((other) => fs.existsSync(other))).toBe(true);
});
