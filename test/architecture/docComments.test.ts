// Two doc comments in a row are what a joined file leaves behind: the first belongs to another subject.
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, SRC } from './source';

const inARow = (text: string): boolean => /\*\/\n+\/\*\*/.test(text);

test.each([
  ['/** A. */\nconst a = 1;\n/** B. */\nconst b = 1;', false],
  ['/** A. */\n/** B. */\nconst b = 1;', true],
  ['/** A. */\n\n/** B. */\nconst b = 1;', true],
])('%j: %s', (text, isFound) => expect(inARow(text)).toBe(isFound));

test('no file of src has two doc comments in a row', () => {
  const found = filesBelow(SRC).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !name.includes('/generated/') &&
      inARow(fs.readFileSync(path.join(SRC, name), 'utf8')),
  );
  expect(found).toEqual([]);
});
