/** The tests of a target's random walks: of fixed seeds, or of the seed that `npm run monkey` gives. */
import fs from 'node:fs';
import { WRITES } from './calls';
import { type MakeDriver, walk, type Walk } from './walk';

interface Wanted {
  readonly seed: number;
  readonly steps: number;
  readonly from?: number;
}

/** `npm run monkey -- --seed n --steps n --from n`. */
function asked(): Wanted | null {
  const { MONKEY_SEED: seed, MONKEY_STEPS: steps = '500', MONKEY_FROM: from = '1' } = process.env;
  return seed === undefined ? null : { seed: Number(seed), steps: Number(steps), from: Number(from) };
}

/** A limit for what hangs, also on a busy machine. */
const STEP_LIMIT_MS = 5_000;

/** Share of the presses that change what is visible. Most of the others copy, play or reach a disabled control. */
const LEAST_EFFECTS = 0.4;

const figures = ({ log, routes, pages, presses, effects, found }: Walk): string =>
  `${String(log.length)} steps, ${String(routes)} routes opened, ${String(pages)} pages visited, ${String(presses)} presses (${String(effects)} changed the page), ${String(found.length)} findings`;

export function testWalks(makeDriver: MakeDriver, fixed: readonly Wanted[]): void {
  const own = asked();
  const { MONKEY_LOG: logFile } = process.env;
  test.each(own === null ? fixed : [own])(
    'seed $seed, $steps steps: no page breaks',
    async (wanted) => {
      if (logFile !== undefined) fs.writeFileSync(logFile, '');
      const onStep = (line: string): void => {
        if (logFile !== undefined) fs.appendFileSync(logFile, `${line}\n`);
      };
      const result = await walk(makeDriver, { ...wanted, writes: WRITES, onStep });
      if (own !== null) process.stdout.write(`${figures(result)}\n`);
      expect(result.found.join('\n\n')).toBe('');
      expect(result.effects).toBeGreaterThan(result.presses * LEAST_EFFECTS);
    },
    (own ?? { steps: Math.max(...fixed.map(({ steps }) => steps)) }).steps * STEP_LIMIT_MS,
  );
}
