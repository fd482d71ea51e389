import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import {
  type HostName,
  launchChromium,
  newVisitor,
  PhonePool,
  sandboxControl,
  type SandboxControl,
  startSandbox,
} from '../harness';
import { openState, PAGES, type PageState } from '../pages';
import { holdRandom } from './holdRandom';

const ROOT = path.resolve(__dirname, '..', '..');
/** For comparable pictures: a Wednesday, ten in the morning in Beijing, not near the end of an hour or a minute. */
const STILL_MS = Date.parse('2026-11-25T10:00:20+08:00');
const routes: ReadonlySet<string> = new Set(PAGES.map(({ route }) => route));
const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
  { width: 414, height: 896 },
  { width: 768, height: 1024 },
];
const SCHEMES = ['light', 'dark'] as const;
const SETTLE_LIMIT_MS = 10_000;

interface Shot {
  readonly route: string;
  readonly state: PageState;
}

/** Every state of every page. */
const SHOTS: readonly Shot[] = PAGES.flatMap(({ route, states }) =>
  states.map((state) => ({ route, state })),
);

interface Variant {
  readonly shot: Shot;
  readonly host: HostName;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: (typeof SCHEMES)[number];
}

function variantsOf(shot: Shot): Variant[] {
  return (shot.state.hosts ?? (['plain'] as const)).flatMap((host) =>
    SIZES.flatMap(({ width, height }) =>
      SCHEMES.map((colorScheme) => ({ shot, host, width, height, colorScheme })),
    ),
  );
}

/** `receive-open-375-light`, in the consumer app `load-app-consumer-consumer-android-375-light`. */
function nameOf({ shot, host, width, colorScheme }: Variant): string {
  const suffix = host === 'plain' ? '' : `-${host}`;
  return `${shot.state.name}${suffix}-${width}-${colorScheme}`;
}

interface Options {
  /** Where the pictures go. */
  readonly folder: string;
  /** The tree whose build and sandbox are drawn. */
  readonly root: string;
  /** Clocks and random numbers are held still: two pictures of the same state are equal. */
  readonly isStill: boolean;
  readonly words: readonly string[];
}

/** Returns the error, or null. Each variant gets a reset sandbox, a new phone and no animations. */
async function take(
  phones: PhonePool,
  sandbox: SandboxControl,
  variant: Variant,
  { folder, isStill }: Options,
): Promise<string | null> {
  const { shot, host, width, height, colorScheme } = variant;
  const { route, state } = shot;
  const file = `${nameOf(variant)}.png`;
  await sandbox.reset(isStill ? STILL_MS : undefined);
  const visitor = await newVisitor(phones, sandbox.origin, {
    host,
    width,
    height,
    colorScheme,
    reducedMotion: true,
  });
  try {
    if (isStill) {
      await visitor.context.clock.setFixedTime(STILL_MS);
      await holdRandom(visitor.context);
    }
    await openState(visitor, sandbox, route, state);
    // Do not wait for a call that a fault holds back.
    if (state.faults === undefined)
      await visitor.page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT_MS });
    if (state.isFullPage === true) {
      // The page scrolls inside its own element, which a full-page screenshot does not expand: the screen is made
      // taller.
      const whole = await visitor.page.evaluate(() =>
        Math.max(
          innerHeight,
          ...Array.from(document.querySelectorAll('.taro_page'), ({ scrollHeight }) => scrollHeight),
        ),
      );
      await visitor.page.setViewportSize({ width, height: whole });
      if (state.faults === undefined)
        await visitor.page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT_MS });
    }
    await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await visitor.page.screenshot({
      path: path.join(folder, file),
      animations: 'disabled',
    });
    const overflow = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    return overflow > 0 ? `${file}: ${overflow} px wider than the screen` : null;
  } catch (error) {
    return `${file}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  } finally {
    await visitor.close();
  }
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    options: { folder: { type: 'string' }, root: { type: 'string' }, still: { type: 'boolean' } },
    allowPositionals: true,
  });
  return {
    folder: path.resolve(values.folder ?? path.join(ROOT, 'shots')),
    root: path.resolve(values.root ?? ROOT),
    isStill: values.still === true,
    words: positionals,
  };
}

async function main(): Promise<number> {
  const options = readOptions();
  const { folder, root, words: wanted } = options;
  const variants = SHOTS.flatMap(variantsOf).filter(
    (variant) =>
      wanted.length === 0 ||
      wanted.some((word) =>
        routes.has(word) ? variant.shot.route === word : nameOf(variant).includes(word),
      ),
  );
  if (variants.length === 0) {
    console.error(
      `No state is called ${wanted.join(', ')}: ${SHOTS.map(({ state }) => state.name).join(', ')}.`,
    );
    return 1;
  }
  fs.mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const waiting = [...variants];
  let done = 0;
  const worker = async (): Promise<void> => {
    const sandbox = await startSandbox(path.join(root, 'dist'), root);
    let browser: Browser | null = null;
    try {
      browser = await launchChromium();
      const phones = new PhonePool(browser, sandbox.origin);
      for (let variant = waiting.shift(); variant; variant = waiting.shift()) {
        const problem = await take(phones, sandboxControl(sandbox.origin), variant, options);
        if (problem !== null) problems.push(problem);
        done += 1;
        if (done % 20 === 0) console.log(`${done} of ${variants.length}`);
      }
    } finally {
      await browser?.close();
      await sandbox.stop();
    }
  };
  await Promise.all([worker(), worker()]);
  console.log(`${done - problems.length} pictures in ${path.relative(ROOT, folder)}/.`);
  for (const problem of problems) console.error(`- ${problem}`);
  return problems.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
