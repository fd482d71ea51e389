// The result of a run: a table by area and level, the survivors, one last line.
import { table } from '../console.mjs';

export const LEVELS = ['types', 'lint', 'rules', 'components', 'screens'];

/** @typedef {{ file: string, before: string, after: string, reason: string }} Equivalent one line of equivalent.json */

/**
 * Survivors that no test can notice, because the product behaves the same. Matched by the changed lines, not by line
 * number.
 * @param {import('./runMutants.mjs').Result} result
 * @param {readonly Equivalent[]} equivalents
 * @returns {Equivalent | undefined}
 */
export const equivalentOf = (result, equivalents) =>
  result.noticedBy === null
    ? equivalents.find(
        ({ file, before, after }) =>
          file === result.file && before === result.before && after === result.after,
      )
    : undefined;

/** The first two parts of the path below src/: `features/home`. */
export function areaOf(file) {
  const folders = file.split('/').slice(1, -1);
  return folders.length === 0 ? 'src' : folders.slice(0, 2).join('/');
}

/**
 * The compiler rejects unused names: the mutant is noticed, but by what the change leaves behind and not by its
 * meaning.
 */
const isUnusedName = ({ noticedBy, how }) => noticedBy === 'types' && /\bTS(6133|6192|6196|6198)\b/.test(how);

const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole);

function countOf(results, equivalents) {
  const equivalent = results.filter((result) => equivalentOf(result, equivalents) !== undefined).length;
  const noticed = results.filter(({ noticedBy }) => noticedBy !== null).length;
  const mutants = results.length - equivalent;
  return { mutants, noticed, survived: mutants - noticed, equivalent };
}

function row(name, results, equivalents) {
  const { mutants, survived, equivalent } = countOf(results, equivalents);
  const by = LEVELS.map((level) => results.filter(({ noticedBy }) => noticedBy === level).length);
  return [name, mutants, ...by, survived, equivalent].map(String);
}

const LONGEST = 160;

/** The part of a long line in which the two differ. */
export function shortDiff(before, after) {
  if (Math.max(before.length, after.length) <= LONGEST) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - 40);
  return [before, after].map((text) => {
    const part = text.slice(from, from + LONGEST);
    return `${from > 0 ? '… ' : ''}${part}${from + LONGEST < text.length ? ' …' : ''}`;
  });
}

/** @param {import('./sites.mjs').Mutant} mutant */
export function mutantText({ id, file, line, kind, before, after }) {
  const [was, is] = shortDiff(before, after);
  return `${id} ${file}:${line} ${kind}\n  - ${was}\n  + ${is}`;
}

function survivorText(result) {
  const ran = result.ran.length === 0 ? 'no test loads it' : `ran: ${result.ran.join(', ')}`;
  const more = result.notRun > 0 ? ` (${result.notRun} further files load it)` : '';
  return `${mutantText(result)}\n  ${ran}${more}`;
}

/**
 * @param {readonly import('./runMutants.mjs').Result[]} results
 * @param {readonly Equivalent[]} equivalents
 * @returns {{ text: string, percent: number }} `percent` of the mutants that can be noticed
 */
export function report(results, equivalents) {
  const areas = [...new Set(results.map(({ file }) => areaOf(file)))].sort();
  const rows = areas.map((area) =>
    row(
      area,
      results.filter(({ file }) => areaOf(file) === area),
      equivalents,
    ),
  );
  const head = ['area', 'mutants', ...LEVELS, 'survived', 'equivalent'];
  const { mutants, noticed, survived, equivalent } = countOf(results, equivalents);
  const survivors = results.filter(
    (result) => result.noticedBy === null && equivalentOf(result, equivalents) === undefined,
  );
  const share = percent(noticed, mutants);
  const cpu = results.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 1000;
  const unused = results.filter(isUnusedName).length;
  const parts = [
    table([head, ...rows, row('all', results, equivalents)]),
    ...(survivors.length === 0 ? [] : [`Survivors:\n\n${survivors.map(survivorText).join('\n\n')}`]),
    [
      `${(cpu / Math.max(1, results.length)).toFixed(1)} s of CPU a mutant.`,
      ...(unused === 0 ? [] : [`${unused} noticed by types only for a name that is not used any more.`]),
      ...(equivalent === 0 ? [] : [`${equivalent} judged equivalent (equivalent.json), not counted.`]),
      `${mutants} mutants, ${noticed} noticed (${share.toFixed(1)} %), ${survived} survived`,
    ].join('\n'),
  ];
  return { text: parts.join('\n\n'), percent: share };
}
