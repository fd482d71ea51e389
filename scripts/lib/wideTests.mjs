// The tests that only `npm test -- --all` runs, found in the sources: files with `.wide.` in their name, and tests and
// blocks created with test/harness/wide.ts.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { filesBelow } from './sizes.mjs';

const TEST_FILE = /\.(test|journey|engine|screen|package|gate)\.[cm]?tsx?$/;
const WIDE_CALL = /\b(?:wide|wide\.each\([^)]*\)|describeWide)\(\s*(['"`])((?:(?!\1).)*)\1/g;

/** @returns {string[]} `file` for a whole file, `file: title` for a test or block */
export function wideTests() {
  return ['src', 'test', 'scripts', 'contract']
    .flatMap((folder) => filesBelow(path.join(ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => TEST_FILE.test(file))
    .sort()
    .flatMap((file) =>
      file.includes('.wide.')
        ? [file]
        : [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(WIDE_CALL)].map(
            ([, , title]) => `${file}: ${title}`,
          ),
    );
}
