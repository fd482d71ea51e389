/** The tests of a target's random walks: of fixed seeds, or of the seed that `npm run monkey` gives. */
import { WRITES } from './calls';
import type { Driver } from './driver';
import { walk, type Walk } from './walk';

interface Wanted {
  readonly seed: number;
  readonly steps: number;
}

/** `npm run monkey -- --seed n --steps n`. */
const ASKED: Wanted | null =
  process.env.MONKEY_SEED === undefined
    ? null
    : { seed: Number(process.env.MONKEY_SEED), steps: Number(process.env.MONKEY_STEPS ?? 500) };

const STEP_LIMIT_MS = 3_000;

const figures = ({ log, pages, presses, found }: Walk): string =>
  `${String(log.length)} steps, ${String(pages)} pages opened, ${String(presses)} taps, ${String(found.length)} findings`;

export function testWalks(makeDriver: () => Promise<Driver>, fixed: readonly Wanted[]): void {
  test.each(ASKED === null ? fixed : [ASKED])(
    'seed $seed, $steps steps: no page breaks',
    async ({ seed, steps }) => {
      const result = await walk(await makeDriver(), { seed, steps, writes: WRITES });
      if (ASKED !== null) process.stdout.write(`${figures(result)}\n`);
      expect(result.found.join('\n\n')).toBe('');
      expect(result.log).toHaveLength(steps);
    },
    ASKED === null ? 60_000 : ASKED.steps * STEP_LIMIT_MS,
  );
}
