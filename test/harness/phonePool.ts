/**
 * Phones that are reused from one visitor to the next: a new browser context is a new process with cold caches, which
 * takes longer than most of what a visitor then does (docs/testing.md "What a test may cost").
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { leave } from './leaving';

interface Phone {
  readonly context: BrowserContext;
  /** Its only page, which has not been opened yet. */
  readonly page: Page;
}

/** Where visitors get their phones. */
export interface Phones {
  /** Returns a phone of this kind. `make` opens the context of a new one. */
  take(kind: string, make: (browser: Browser) => Promise<BrowserContext>): Promise<Phone>;
  giveBack(context: BrowserContext): Promise<void>;
}

interface PooledPhone extends Phone {
  readonly kind: string;
  readonly devTools: CDPSession;
  /** Its screen size when it was new, CSS px. */
  readonly screen: ReturnType<Page['viewportSize']>;
  /** A test has added something that cannot be removed again. */
  isChanged: boolean;
}

/** Calls whose effect stays in a context or a page until it is closed. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'newCDPSession'];

/** The events that tests listen to. `close` and `crash` of both are also used by Playwright itself. */
const HEARD = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'load', 'page', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
];

export class PhonePool implements Phones {
  private readonly free: PooledPhone[] = [];
  private readonly lent = new Map<BrowserContext, PooledPhone>();

  /** @param origin the only one that stores anything on a phone */
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Returns a phone of this kind, the previous one if it is free. `make` opens the context of a new one. */
  async take(kind: string, make: (browser: Browser) => Promise<BrowserContext>): Promise<Phone> {
    const index = this.free.findIndex((phone) => phone.kind === kind);
    const [waiting] = index < 0 ? [] : this.free.splice(index, 1);
    const phone = waiting ?? (await this.newPhone(kind, await make(this.browser)));
    this.lent.set(phone.context, phone);
    return phone;
  }

  /** Takes a phone back with all data of its visitor removed; closes it if that fails. */
  async giveBack(context: BrowserContext): Promise<void> {
    const phone = this.lent.get(context);
    this.lent.delete(context);
    if (phone === undefined || phone.isChanged || !isWhole(phone)) return leave(context);
    try {
      await wipe(phone, this.origin);
      this.free.push(phone);
    } catch {
      await leave(context); // crashed, or closed meanwhile
    }
  }

  private async newPhone(kind: string, context: BrowserContext): Promise<PooledPhone> {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const phone: PooledPhone = {
      kind,
      context,
      page,
      devTools,
      screen: page.viewportSize(),
      isChanged: false,
    };
    for (const target of [context, page, context.clock]) noteChanges(target, () => (phone.isChanged = true));
    return phone;
  }
}

const isWhole = ({ context, page }: PooledPhone): boolean =>
  !context.isClosed() && !page.isClosed() && context.pages().length === 1;

/** Calls `onChange` when a method with a lasting effect is called; on a clock every method is one. */
function noteChanges(target: object, onChange: () => void): void {
  const isClock = !('addInitScript' in target);
  const names = isClock ? ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] : LASTING;
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') continue;
    Reflect.set(target, name, (...given: unknown[]): unknown => {
      onChange();
      return Reflect.apply(method, target, given);
    });
  }
}

/** Ends the visitor's pending work without a request to the gateway, and clears stored data. */
async function wipe({ context, page, devTools, screen }: PooledPhone, origin: string): Promise<void> {
  const silent = { behavior: 'ignoreErrors' } as const;
  await context.unrouteAll(silent);
  await page.unrouteAll(silent);
  for (const event of HEARD) {
    await page.removeAllListeners(event, silent);
    await context.removeAllListeners(event, silent);
  }
  await context.setOffline(true);
  await page.evaluate(() => void (window.name = ''));
  await page.goto('about:blank');
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devTools.send('Page.resetNavigationHistory');
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await context.setGeolocation(null);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  if (screen !== null) await page.setViewportSize(screen);
}
