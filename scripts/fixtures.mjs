// The fixture tables of sandbox/README.md, generated from the `links.ts` of each sandbox area: `npm run fixtures` writes
// them, `-- --check` compares. The device lab lists the same texts.
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { setup } from './setup.mjs';
import { main, PlainFailure, say } from './lib/console.mjs';
import { ROOT } from './lib/paths.mjs';
import { load } from './lib/routes.mjs';

const FILE = path.join(ROOT, 'sandbox', 'README.md');
const BEGIN = '<!-- fixtures: begin, made by `npm run fixtures` -->';
const END = '<!-- fixtures: end -->';

/** @param {string[][]} rows the first is the header */
const tableOf = (rows) =>
  [rows[0], rows[0].map(() => '---'), ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

async function tables() {
  const { NUMBERS } = await load('sandbox/account/accounts.ts');
  const { FIXTURE_LINKS } = await load('sandbox/areas.ts');
  const groups = [...new Set(FIXTURE_LINKS.map(({ group }) => group))];
  const numbers = NUMBERS.map(({ number, shows }) => [number, shows]);
  return [
    `### Numbers\n\n${tableOf([['phone number', 'is'], ...numbers])}`,
    ...groups.map((group) => {
      const rows = FIXTURE_LINKS.filter((link) => link.group === group);
      const lines = rows.map(({ code, path: address, shows }) => [`\`${code}\``, `\`${address}\``, shows]);
      return `### ${group}\n\n${tableOf([['fixture', 'address', 'shows'], ...lines])}`;
    }),
  ].join('\n\n');
}

await main(async () => {
  await setup();
  const text = fs.readFileSync(FILE, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new PlainFailure(`sandbox/README.md lacks "${BEGIN}" or "${END}".`);
  const whole = `${text.slice(0, begin)}${BEGIN}\n\n${await tables()}\n\n${text.slice(end)}`;
  const wanted = await prettier.format(whole, { ...(await prettier.resolveConfig(FILE)), filepath: FILE });
  if (!process.argv.includes('--check')) {
    fs.writeFileSync(FILE, wanted);
    say('Wrote sandbox/README.md.');
    return;
  }
  if (wanted !== text)
    throw new PlainFailure('sandbox/README.md does not say what the fixtures say. Run npm run fixtures.');
  say('sandbox/README.md says what the fixtures say.');
});
