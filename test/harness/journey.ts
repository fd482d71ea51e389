// For journey and engine tests:
//
//   const { sandbox, visit, browser } = journey();
//   test('…', async () => { const visitor = await visit({ host: 'wechat' }); await visitor.open('/receiveCoupon/RC-OPEN'); … });
//
// Each test starts with a reset sandbox and ends with every visitor closed and free of problems.
import type { Browser } from 'playwright-core';
import { connectChromium } from './chromium';
import type { Seat } from './globalSetup';
import { hasNodePages } from './nodePage/shared';
import { PhonePool, type Phones } from './phonePool';
import { sandboxControl, type SandboxControl } from './sandboxControl';
import { newVisitor, type Visitor, type VisitorOptions } from './visitor';
import { wide } from './wide';

export interface Journey {
  readonly sandbox: SandboxControl;
  /** A new visitor of this test; closed and checked automatically. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** This worker's Chromium, for tests that need a separate context (close it). */
  browser(): Browser;
  /** The phones of this worker's Chromium. */
  phonePool(): Phones;
}

function seat(): Seat {
  const seats = JSON.parse(process.env.JOURNEY_SEATS ?? '[]') as Seat[];
  const worker = Number(process.env.JEST_WORKER_ID ?? '1');
  const own = seats[(worker - 1) % Math.max(seats.length, 1)];
  if (own === undefined) throw new Error('Journeys run with: npx jest -c jest.journeys.config.mjs');
  return own;
}

export function journey(): Journey {
  const { origin, wsEndpoint } = seat();
  const sandbox = sandboxControl(origin);
  let browser: Browser | null = null;
  let phones: Phones | null = null;
  let visitors: Visitor[] = [];
  const inside = <T>(there: T | null): T => {
    if (there === null) throw new Error('The browser is there inside tests only.');
    return there;
  };

  beforeAll(async () => {
    if (hasNodePages()) {
      // Loaded on demand: what it needs is compiled only for the projects that use it.
      phones = (await import('./nodePage/phones')).newNodePhones();
      return;
    }
    browser = await connectChromium(wsEndpoint);
    phones = new PhonePool(browser, origin);
  });
  beforeEach(() => sandbox.reset());
  afterEach(async () => {
    const all = visitors;
    visitors = [];
    // Close all first: if a visitor has problems, a hanging request must not leak into the next test.
    await Promise.all(all.map((visitor) => visitor.close()));
    for (const visitor of all) visitor.expectClean();
  });
  afterAll(async () => {
    await browser?.close();
    browser = null;
  });

  return {
    sandbox,
    browser: () => inside(browser),
    phonePool: () => inside(phones),
    async visit(options) {
      const visitor = await newVisitor(inside(phones), origin, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}

/**
 * The main journey of a page in the sandbox's three wire modes (sandbox README, "Wires"): full responses, only the
 * fields that the company has described, and unknown future values.
 *
 * @param ofTomorrow replaces the walk in `future` mode, for pages where an unknown status ends the walk: checks what
 *   the user sees, that there is a next step, and that nothing was claimed, bought or sent on a guess
 */
export function mainJourney(
  sandbox: SandboxControl,
  name: string,
  walk: () => Promise<void>,
  ofTomorrow: () => Promise<void> = walk,
): void {
  const others = [
    ['spec', walk],
    ['future', ofTomorrow],
  ] as const;
  const title = `${name} (wire: %s)`;
  const body = async (wire: (typeof others)[number][0] | 'full', go: () => Promise<void>): Promise<void> => {
    await sandbox.wire(wire);
    await go();
  };
  test.each([['full', walk]] as const)(title, body);
  wide.each(others)(title, body);
}
