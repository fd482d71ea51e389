import fs from 'node:fs';

/** One measured number of `npm run bench`. */
export interface Figure {
  /** What was measured, e.g. `receive page, first render: setData bytes (weapp)`. */
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | 'KB' | 'ms' | 'calls' | 'count' | 'ratio' | 'fps';
  /** The budget; a value above it fails the bench. */
  readonly limit?: number;
  /** Lower bound: a value below it fails the bench. */
  readonly atLeast?: number;
}

/** Passes a figure to `npm run bench` (through the file that it names); outside of it, does nothing. */
export function recordFigure(figure: Figure): void {
  const file = process.env.FIGURES_FILE;
  if (file) fs.appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
