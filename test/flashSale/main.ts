// `npm run bench -- flash`: 10,000 pages, and the figures for scripts/bench.mjs.
import { recordFigure } from '../harness/figures';
import { flashFigures } from './flashFigures';
import { simulate } from './simulate';

const PAGES = 10_000;

async function main(): Promise<void> {
  const beganMs = Date.now();
  const result = await simulate({ seed: 1, pages: PAGES, stock: 5000 });
  recordFigure({ name: 'pages', value: PAGES, unit: 'count' });
  for (const figure of flashFigures(result)) recordFigure(figure);
  recordFigure({ name: 'time taken', value: Date.now() - beganMs, unit: 'ms' });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
