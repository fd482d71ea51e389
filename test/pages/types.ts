/** How a page is described for all tests that go through every page: see `index.ts`. */
import type { Locator, Page } from 'playwright-core';
import type { Fault, HostName, SandboxControl, Visitor } from '../harness';
import type { ROUTES } from '../../src/routes';

export type RouteName = (typeof ROUTES)[number]['name'];

/** Words on the page, or how to find what is to be seen. */
export type Seen = string | RegExp | ((page: Page) => Locator);

/** One state of a page on H5. */
export interface PageState {
  /** Of its pictures too (`npm run shots`), e.g. `receive-login`. */
  readonly name: string;
  /** As it stands in the browser's address bar. */
  readonly address: string;
  /** Number of the account that is logged in; nobody is when absent. */
  readonly mobile?: string;
  /** The plain browser when absent. Checks go to the first, pictures show all. */
  readonly hosts?: readonly [HostName, ...HostName[]];
  /** Before the page opens: what its host is like. */
  readonly before?: (visitor: Visitor, sandbox: SandboxControl) => Promise<void>;
  /** What goes wrong, or late, at the gateway. */
  readonly faults?: readonly Fault[];
  /** Taps and typing that lead from the opened page to the state. */
  readonly steps?: (visitor: Visitor, sandbox: SandboxControl) => Promise<void>;
  /** What tells that the state is there. */
  readonly seen: Seen;
  /** The picture shows the whole page instead of a screen of it. */
  readonly isFullPage?: true;
  /** For people to look at: the checks would find in it what they find in another state. */
  readonly isPictureOnly?: true;
}

/** A page in the built mini-program packages, at its own path. */
export interface PackageVisit {
  /** Of its figures (`npm run bench`). */
  readonly name: string;
  readonly query?: string;
  readonly isLoggedIn?: boolean;
  /** Its content is there. */
  readonly seen: Seen;
  /** What is seen is drawn on a canvas: a browser's engine host shows it, the one in Node does not. */
  readonly isDrawn?: true;
  /** Its first `setData` keeps within the limits of `engines/firstRender`, and then it is silent. Absent: it is only opened. */
  readonly firstRender?: FirstRender;
}

/** What lies around the calls that are counted. */
export interface FirstRender {
  /** Calls of what comes after the content, or after the loading state: held until that has been counted. */
  readonly held?: readonly string[];
  /**
   * For a page that goes on by itself after its content (rows off the screen): seen as long as its call is held. What
   * is sent with a pause after the content's call then does not count.
   */
  readonly loading?: Seen;
  /** Comes with the content and is counted with it. */
  readonly also?: Seen;
  /** Waits for, or takes away, what came after the content, before the page is watched idle. */
  readonly settle?: (page: Page) => Promise<void>;
  /** Something on it counts seconds: it is never idle. */
  readonly isTicking?: true;
}

/** Everything that tests know of a page, besides journeys of its own. */
export interface PageDescription {
  /** Of its row in `src/routes.ts`. */
  readonly route: RouteName;
  /** The states to look at. The first is what somebody finds who opens its bare address (`index.ts`, `bareAddress`). */
  readonly states: readonly PageState[];
  /** Its document title is its data's own. */
  readonly hasOwnTitle?: true;
  readonly inPackages: readonly PackageVisit[];
}
