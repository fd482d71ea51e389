/** Maps a motion to the CSS classes that show it. */
import type { RowStrip } from '../board';
import type { Motion } from '../motion/motions';
import { rowMotion } from '../motion/rowMotion';

/** Class names of `Row.module.scss` for a motion: for the strip's outer and inner element, and the frame. */
interface RowClasses {
  readonly outer: readonly string[];
  readonly inner: readonly string[];
  readonly frame: readonly string[];
}

export function rowClasses(strip: RowStrip, motion: Motion): RowClasses {
  const { count, isScrolling, items } = strip;
  if (!isScrolling)
    return { outer: [], inner: ['fixed'], frame: [`of${count}`, ...frameClasses(count, motion)] };
  switch (motion.kind) {
    case 'rest': {
      const at = motion.at ?? rowMotion({ count, isScrolling, length: items.length }).startFrom(null);
      return { outer: [`at${at}`], inner: [], frame: [] };
    }
    case 'run':
      return { outer: [`lap${count}`, `begin${motion.from}`], inner: ['slides'], frame: [] };
    case 'stop':
      return { outer: [`at${motion.to}`, `from${motion.from}`], inner: [], frame: [] };
  }
}

function frameClasses(count: number, motion: Motion): readonly string[] {
  switch (motion.kind) {
    case 'rest':
      return [motion.at === null ? 'off' : `frameAt${motion.at}`];
    case 'run':
      return [`frameLap${count}`, `frameBegin${motion.from}`];
    case 'stop':
      return [`frameAt${motion.to}`, `frameFrom${motion.from}`];
  }
}

/** Class of the light in `prizes.module.scss`. */
export function lightClass(motion: Motion): string {
  switch (motion.kind) {
    case 'rest':
      return motion.at === null ? 'off' : `at${motion.at}`;
    case 'run':
      return `run${motion.from}`;
    case 'stop':
      return `stop${motion.to}`;
  }
}
