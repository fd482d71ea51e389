import { stylesSettled } from '@/platform/dom/appFiles';
import { documentParsed } from '@/platform/dom/documentParsed';
import { earlyPicturePainted } from '@/platform/dom/earlyPicture';
import { pageAddress } from '@/platform/dom/pageAddress';
import { flexGap } from '@/platform/flexGap';
import { isWeeklyPath } from './earlyPath';

/** The parts of the app, in the order in which they run; each runs when it is called. */
interface AppParts {
  /** Fetches the weekly page's code without running it. */
  fetchPage(): Promise<unknown>;
  readonly runLibraries: readonly (() => unknown)[];
  /** Runs the app's own modules and creates the app. */
  runApp(): Promise<unknown>;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * First code of the H5 app (config/h5/startLoader.cjs). On a cheap phone running all of it takes a third of a second:
 * in one task that blocks input, and right before the header picture it delays the picture too. So it runs in several
 * tasks, after the picture; the weekly page's code is requested right after that, long before the router requests it.
 */
export async function startApp({ fetchPage, runLibraries, runApp }: AppParts): Promise<void> {
  // A script inserted by another (main.ts) does not wait for either automatically.
  await documentParsed();
  flexGap.markDocument();
  await stylesSettled();
  if (isWeeklyPath(pageAddress().path)) {
    await earlyPicturePainted();
    // Its styles, and its script unless main.ts has requested it. After the picture: a request made before it is drawn
    // waits for that, and the script with it (0.2 s). If this fails, the router requests it again and reports the
    // result.
    fetchPage().catch(() => undefined);
    await turn();
  }
  for (const run of runLibraries) {
    run();
    await turn();
  }
  await runApp();
}
