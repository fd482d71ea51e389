import fs from 'node:fs';
import path from 'node:path';
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

const FOLDER = path.resolve(__dirname, '..', '..', 'shots');
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

/** Returns the error, or null. Each variant gets a reset sandbox, a new phone and no animations. */
async function take(phones: PhonePool, sandbox: SandboxControl, variant: Variant): Promise<string | null> {
  const { shot, host, width, height, colorScheme } = variant;
  const { route, state } = shot;
  const suffix = host === 'plain' ? '' : `-${host}`;
  const file = `${state.name}${suffix}-${width}-${colorScheme}.png`;
  await sandbox.reset();
  const visitor = await newVisitor(phones, sandbox.origin, {
    host,
    width,
    height,
    colorScheme,
    reducedMotion: true,
  });
  try {
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
      path: path.join(FOLDER, file),
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

async function main(): Promise<number> {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const variants = SHOTS.filter(
    ({ route, state }) =>
      wanted.length === 0 ||
      wanted.some((word) => (routes.has(word) ? route === word : state.name.includes(word))),
  ).flatMap(variantsOf);
  if (variants.length === 0) {
    console.error(
      `No state is called ${wanted.join(', ')}: ${SHOTS.map(({ state }) => state.name).join(', ')}.`,
    );
    return 1;
  }
  fs.mkdirSync(FOLDER, { recursive: true });
  const problems: string[] = [];
  const waiting = [...variants];
  let done = 0;
  const worker = async (): Promise<void> => {
    const sandbox = await startSandbox();
    let browser: Browser | null = null;
    try {
      browser = await launchChromium();
      const phones = new PhonePool(browser, sandbox.origin);
      for (let variant = waiting.shift(); variant; variant = waiting.shift()) {
        const problem = await take(phones, sandboxControl(sandbox.origin), variant);
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
  console.log(`${done - problems.length} pictures in shots/.`);
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
