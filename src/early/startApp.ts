import { stylesSettled } from '@/platform/dom/appFiles';
import { documentParsed } from '@/platform/dom/documentParsed';
import { earlyPicturePainted } from '@/platform/dom/earlyPicture';
import { pageAddress } from '@/platform/dom/pageAddress';
import { flexGap } from '@/platform/flexGap';
import { hasEarlyCall } from './earlyPath';

/** What the app is made of, in the order in which it is run; each runs when it is called. */
export interface AppParts {
  /** Fetches the weekly page's code and does not run it. */
  fetchPage(): Promise<unknown>;
  readonly runLibraries: readonly (() => unknown)[];
  /** Runs the app's own modules and makes the app. */
  runApp(): Promise<unknown>;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * First code of the H5 app (config/h5/startLoader.cjs). On a cheap phone running all of it takes a third of a second:
 * in one go that holds a finger up, and just before the header picture it holds that up too. So it comes in turns, after
 * the picture; and the weekly page's code is asked for right after that, long before the router asks for it.
 */
export async function startApp({ fetchPage, runLibraries, runApp }: AppParts): Promise<void> {
  // A script that is put in by another (main.ts) waits for neither by itself.
  await documentParsed();
  flexGap.markDocument();
  await stylesSettled();
  if (hasEarlyCall(pageAddress().path)) {
    await earlyPicturePainted();
    // Its styles, and its script if main.ts has not asked for that. After the picture: a request made before it is drawn
    // waits for that, and the script with it (0.2 s). Should this fail, the router asks again and says what became of it.
    fetchPage().catch(() => undefined);
    await turn();
  }
  for (const run of runLibraries) {
    run();
    await turn();
  }
  await runApp();
}
