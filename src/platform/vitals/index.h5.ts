import { loadQuietly } from '../chunk/index.h5';
import type { PageObservers } from './observers.h5';
import { countPlaceholders, wait } from './placeholders';
import { isSampledVisit } from './sample';
import type { VitalsCapability } from './types';

/** Loaded after the first screen, in sampled visits only. */
const loadObservers = () => import('./observers.h5');

/** The page that the document was opened for: its load began before the app ran. */
let isLanding = true;

export const vitals: VitalsCapability = {
  wait,
  measure(report) {
    if (!isSampledVisit()) return null;
    const page = isLanding ? 'landing' : 'later';
    const since = isLanding ? 0 : performance.now();
    isLanding = false;
    let firstScreen: number | undefined;
    let observers: PageObservers | null = null;
    let isOver = false;

    const rendered = countPlaceholders(() => {
      if (firstScreen !== undefined) return;
      firstScreen = Math.round(performance.now() - since);
      loadQuietly(loadObservers)
        .then(({ observePage }) => {
          if (!isOver) observers = observePage(page, since, end);
        })
        .catch(() => undefined); // without them the first screen is all there is
    });

    function end(): void {
      if (isOver) return;
      isOver = true;
      report({ target: 'h5', firstScreen, ...observers?.figures() });
      observers?.stop();
    }
    return { rendered, end };
  },
} satisfies VitalsCapability;
