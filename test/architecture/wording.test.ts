// Names, comments, titles and documents use standard terms: a reader should not have to learn words of this project.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source';

/** Literary words and private vocabulary; the second column is what to write. */
const WORDS: readonly (readonly [pattern: string, instead: string])[] = [
  ['anew', 'again, refetch, retry'],
  ['by itself', 'automatically, alone'],
  ['deeds?', 'act'],
  // In the sense of "in another place" it is an ordinary word.
  [
    '(?:goes|go|is|leads?|login|made|opened|copied|paid|shown?|user) elsewhere',
    'other offers, in another app',
  ],
  ['errands?', 'task'],
  ['folk', 'users'],
  ['heed(?:s|ed|ing)?', 'respect, follow'],
  ['heralds?', 'announce'],
  ['(?:gate|house)?keepers?', 'gate, store'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['standing', 'status'],
  ['stands', 'is, means, replaces'],
  ['tell(?:s|ing)?', 'report, notify, show'],
  ['the house', 'the project, the company'],
  ['told', 'reported, notified, shown'],
  ['wares', 'goods'],
  ['ways? on', 'next step, link'],
  ['whoever', 'the user who'],
];

const FORBIDDEN = new RegExp(`\\b(?:${WORDS.map(([pattern]) => pattern).join('|')})\\b`, 'gi');

/** `isTold` and `TOLD_AT` contain the word `told`. */
const split = (text: string): string => text.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ');

const literary = (text: string): string[] =>
  split(text)
    .match(FORBIDDEN)
    ?.map((word) => word.toLowerCase()) ?? [];

/** Records show what pages show; the other files are made by a program or come from elsewhere. */
const IS_EXEMPT = /^test\/screens\/records\/|\/generated\/|^package-lock\.json$|\/wording\.test\.ts$/;
const IS_TEXT = /\.(?:[cm]?[jt]sx?|d\.cts|scss|css|html|md|ya?ml|json)$/;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => IS_TEXT.test(name) && !IS_EXEMPT.test(name) && fs.existsSync(path.join(ROOT, name)));

test('no file has a literary or private word', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((name) =>
    literary(fs.readFileSync(path.join(ROOT, name), 'utf8')).map((word) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['The user is told of it.', ['told']],
  ['const isToldBefore = 1;', ['told']],
  ['TOLD_AT_MS, standingOf, askAnew', ['told', 'standing', 'anew']],
  ['It Stands by itself in the house.', ['stands', 'by itself', 'the house']],
  ['wayOn, WAYS_ON, showElsewhere', ['way on', 'ways on', 'show elsewhere']],
  ['She goes elsewhere, or pays and logs in elsewhere.', ['goes elsewhere']],
  ['always on, the way to it', []],
  ['amend, outstanding, satellite, household, a house number', []],
])('%s', (text, words) => {
  expect(literary(text)).toEqual(words);
});
