import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clearState, progressIn, readableEnd, readState, writeState } from './buildState.mjs';

let dist;
beforeEach(() => {
  dist = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'build-state-')), 'dist');
});
afterEach(() => fs.rmSync(path.dirname(dist), { recursive: true }));

test('a state can be read until it is cleared, and leaves no other file', () => {
  expect(readState(dist, 'weapp')).toBeNull();
  writeState(dist, 'weapp', { hash: 'a' });
  writeState(dist, 'weapp', { hash: 'b' });
  expect(readState(dist, 'weapp')).toEqual({ hash: 'b' });
  expect(fs.readdirSync(dist)).toEqual(['.build-weapp.json']);
  clearState(dist, 'weapp');
  expect(readState(dist, 'weapp')).toBeNull();
});

test.each([
  [
    '\x1b[32m●\x1b[39m Build \x1b[32m███\x1b[39m\x1b[90m██\x1b[39m building (36%) 36/76 entries',
    36,
    'building',
  ],
  ['● Build █████████████████████████ after emitting (98%)', 98, 'after emitting'],
])('%j', (line, percent, step) => {
  expect(progressIn(line)).toEqual({ percent, step });
});

test.each(['babel-loader › src/app.config.ts', '✔ Webpack', '● Build ██████ (0%)', ''])(
  '%j shows no progress',
  (line) => {
    expect(progressIn(line)).toBeNull();
  },
);

test('the end of an output has neither colours nor frames of a progress bar', () => {
  const output = [
    '👽 Taro v4.2.0',
    '\x1b[2K\x1b[1A\x1b[2K\x1b[G',
    '● Build █████████████████████████ building (36%)',
    '',
    '\x1b[31mModule not found: ./missing\x1b[39m  ',
    '  in src/app.tsx',
    '',
  ].join('\n');
  expect(readableEnd(output)).toBe('👽 Taro v4.2.0\nModule not found: ./missing\n  in src/app.tsx');
  expect(readableEnd(output, 1)).toBe('  in src/app.tsx');
});

test('shows errors from the first one on, without the warnings before and the rest after the line limit', () => {
  const output = ['Conflicting order', '✖ Errors:', 'Module not found: a', 'Module not found: b', 'c'].join(
    '\n',
  );
  expect(readableEnd(output, 3)).toBe('✖ Errors:\nModule not found: a\nModule not found: b');
});
