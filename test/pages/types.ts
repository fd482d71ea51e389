/** How a page is described for all tests that go through every page; see `index.ts`. */
import type { Locator, Page } from 'playwright-core';
import type { ROUTES } from '../../src/routes';
import type { Fault, HostName, SandboxControl, Visitor } from '../harness';

export type RouteName = (typeof ROUTES)[number]['name'];

/** Text on the page, or a function that locates the element. */
export type Seen = string | RegExp | ((page: Page) => Locator);

/** One state of a page on H5. */
export interface PageState {
  /** Also the name of its pictures (`npm run shots`), e.g. `receive-login`. */
  readonly name: string;
  /** As in the browser's address bar. */
  readonly address: string;
  /** Phone number of the logged-in account; absent: not logged in. */
  readonly mobile?: string;
  /** The plain browser when absent. Checks use the first host, pictures show all. */
  readonly hosts?: readonly [HostName, ...HostName[]];
  /** Runs before the page opens: prepares the host. */
  readonly before?: (visitor: Visitor, sandbox: SandboxControl) => Promise<void>;
  /** Gateway calls that fail or are slow. */
  readonly faults?: readonly Fault[];
  /** Taps and typing that lead from the opened page to the state. */
  readonly steps?: (visitor: Visitor, sandbox: SandboxControl) => Promise<void>;
  /** Visible when the state is reached. */
  readonly seen: Seen;
  /** The picture shows the whole page instead of one screen. */
  readonly isFullPage?: true;
  /** Only for people to look at: the checks cover the same content in another state. */
  readonly isPictureOnly?: true;
}

/** A page in the built mini-program packages, at its own path. */
export interface PackageVisit {
  /** Name of its figures (`npm run bench`). */
  readonly name: string;
  readonly query?: string;
  readonly isLoggedIn?: boolean;
  /** Visible when its content is there. */
  readonly seen: Seen;
  /** The content is drawn on a canvas: the engine host in a browser shows it, the one in Node does not. */
  readonly isDrawn?: true;
  /**
   * Its first `setData` stays within the limits of `engines/firstRender`, and nothing follows. Absent: the page is only
   * opened.
   */
  readonly firstRender?: FirstRender;
}

/** Which calls around the measured ones are held back or waited for. */
export interface FirstRender {
  /** Calls for what follows the content or the loading state: held back until that has been counted. */
  readonly held?: readonly string[];
  /**
   * For a page that continues to load after its content (rows off the screen): visible while its call is held back.
   * Calls sent after a pause following the content's call then do not count.
   */
  readonly loading?: Seen;
  /** Arrives with the content and is counted with it. */
  readonly also?: Seen;
  /** Waits for, or removes, what followed the content, before the page is watched for idleness. */
  readonly settle?: (page: Page) => Promise<void>;
  /** A countdown ticks on it: it is never idle. */
  readonly isTicking?: true;
}

/** Everything that tests know about a page, besides journeys of its own. */
export interface PageDescription {
  /** Name of its row in `src/routes.ts`. */
  readonly route: RouteName;
  /** The states to check. The first is what opening its bare address shows (`index.ts`, `bareAddress`). */
  readonly states: readonly PageState[];
  /** Its document title comes from its data. */
  readonly hasOwnTitle?: true;
  readonly inPackages: readonly PackageVisit[];
}
