/** Phones with and without the consumer app. */
import { eventually, type Visitor } from '../harness';

const AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.179 Mobile Safari/537.36',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
} as const;
type System = keyof typeof AGENTS;

const APP = 'hiveconsumer://';

/** A plain browser of another system than the harness's iPhone; before the page opens. */
export async function onSystem({ context }: Visitor, system: System): Promise<void> {
  // As text: the compiler of the screenshots' script adds helpers to functions, which the page does not have.
  const agent = JSON.stringify(AGENTS[system]);
  await context.addInitScript(`Object.defineProperty(navigator, 'userAgent', { get: () => ${agent} });`);
}

/** The browser goes to the background, as when an app takes over, or returns. */
export const setVisible = ({ page }: Visitor, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

interface Openings {
  /** App addresses that the page went to, in order. */
  readonly all: readonly string[];
  /** Waits for that many. */
  count(wanted: number): Promise<void>;
}

/** Records what the page opens; a phone with the app opens it, and the page goes to the background. */
export async function openings(visitor: Visitor, hasApp: boolean): Promise<Openings> {
  const all: string[] = [];
  // The tests' browser has no app for the scheme and reports that.
  visitor.expectProblems(/Failed to launch 'hiveconsumer/);
  const devtools = await visitor.context.newCDPSession(visitor.page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith(APP)) return;
    all.push(url);
    if (hasApp) void setVisible(visitor, 'hidden');
  });
  return {
    all,
    count: async (wanted) => {
      await eventually(
        `${wanted} openings of the app`,
        async () => all.length,
        (length) => length >= wanted,
      );
    },
  };
}

/** Every address in the history. */
export async function historyOf({ context, page }: Visitor): Promise<string> {
  const devtools = await context.newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  return entries.map(({ url, title }) => `${url} ${title}`).join('\n');
}
