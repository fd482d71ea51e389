// When the first screen of a page is complete on a cheap phone and a slow network, first and second visit, against the
// floor: the same words and pictures as a page of plain HTML, on the same line, in the same run.
import type { Page } from 'playwright-core';
import { journey, recordFigure } from '../harness';
import { MOBILE } from '../journeys/steps';
import { readFirstScreen, startFloor } from './floor';
import { median, readVitals, slowDown, watchVitals } from './slowPhone';

const { browser, sandbox } = journey();

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const PHONE = { cpu: 4, isNetworkSlow: true } as const;
const SCREEN = { width: 375, height: 812 } as const;
const LIMITS = { first: 2.5, second: 1.6, firstPaint: 1.35, secondPaint: 1.1, longTaskMs: 150 } as const;

/** What a person came for: complete means that it can be seen, all visible pictures too, and nothing is loading. */
const PAGES = [
  { name: 'weekly page', path: '/fcFriday?configId=FRI-ALL', awaited: '立即领取' },
  { name: 'receive page', path: '/receiveCoupon/RC-OPEN', awaited: '活动规则' },
  { name: 'home', path: '/', awaited: '寄快递' },
  // Without a login it only asks for one.
  { name: 'coupon list', path: '/list/LIST-137', awaited: '去使用', isLoggedIn: true },
] as const;

/** A page makes its copy for the next visit when it has been at rest (src/early/main.ts). */
const REST_MS = 6000;

interface Visit {
  readonly wholeMs: number;
  readonly lcpMs: number;
  readonly longestTaskMs: number;
}

/** Checked ten times a second: a check on every frame would slow the phone down and distort the measurement. */
async function waitUntilComplete(page: Page, awaited: string): Promise<number> {
  const at = await page.waitForFunction(
    (text) => {
      const isSeen = (each: Element): boolean => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return (
          height > 0 &&
          bottom > 0 &&
          top < window.innerHeight &&
          each.checkVisibility({ visibilityProperty: true })
        );
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let isThere = false;
      while (!isThere && walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        isThere = data.includes(text) && parentElement !== null && isSeen(parentElement);
      }
      if (!isThere || Array.from(document.querySelectorAll('[aria-busy=true]')).some(isSeen)) return 0;
      if (!Array.from(document.images).every((picture) => picture.complete || !isSeen(picture))) return 0;
      return performance.now();
    },
    awaited,
    { polling: 100 },
  );
  return Number(await at.jsonValue());
}

/** One visit on the slow phone. */
async function open(page: Page, address: string, awaited: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'commit' });
  const wholeMs = await waitUntilComplete(page, awaited);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const { lcpMs, longTasksMs } = await readVitals(page);
  return { wholeMs, lcpMs, longestTaskMs: Math.max(0, ...longTasksMs) };
}

interface Visits {
  readonly first: Visit;
  readonly second: Visit;
}

interface Addresses {
  /** The address of the first visit, of the second one, and what is awaited there. */
  readonly first: string;
  readonly second: string;
  readonly awaited: string;
  /** The second visit is in the same tab, where a login lasts. */
  readonly isSameTab: boolean;
}

/** A first visit and a second one of the same phone, which keeps its caches in between. */
async function bothVisits({ first, second, awaited, isSameTab }: Addresses): Promise<Visits> {
  // Not a pooled phone: those block service workers, which a second visit has.
  const context = await browser().newContext({ viewport: SCREEN, deviceScaleFactor: 2 });
  const newPage = async (): Promise<Page> => {
    const page = await context.newPage();
    await watchVitals(page);
    await slowDown(page, PHONE);
    return page;
  };
  const page = await newPage();
  const one = await open(page, first, awaited);
  await page.waitForTimeout(REST_MS);
  if (!isSameTab) await page.close();
  const two = await open(isSameTab ? page : await newPage(), second, awaited);
  await context.close();
  return { first: one, second: two };
}

test.each(PAGES)(
  '$name',
  async ({ name, path, awaited, ...rest }) => {
    const isSameTab = 'isLoggedIn' in rest;
    const first = sandbox.origin + path + (isSameTab ? `?token=${await sandbox.token(MOBILE)}` : '');
    const addresses = { first, second: sandbox.origin + path, awaited, isSameTab };
    const context = await browser().newContext({ viewport: SCREEN });
    const page = await context.newPage();
    await page.goto(first);
    await waitUntilComplete(page, awaited);
    await page.waitForLoadState('networkidle');
    const floor = await startFloor(await readFirstScreen(page));
    await context.close();
    const floors: Visits[] = [];
    const pages: Visits[] = [];
    try {
      const floorAddresses = { first: floor.url, second: floor.url, awaited: floor.awaited, isSameTab };
      for (let round = 0; round < ROUNDS; round += 1) {
        floors.push(await bothVisits(floorAddresses));
        pages.push(await bothVisits(addresses));
      }
    } finally {
      await floor.close();
    }
    for (const which of ['first', 'second'] as const) {
      const of = (visits: readonly Visits[], field: keyof Visit): number =>
        median(visits.map((each) => each[which][field]));
      const figure = (what: string, value: number, unit: 'ms' | 'ratio', limit?: number): void =>
        recordFigure({
          name: `${name}, ${which} visit: ${what}`,
          value,
          unit,
          ...(limit === undefined ? {} : { limit }),
        });
      const spread = pages.map((each) => each[which].wholeMs);
      figure('floor complete', of(floors, 'wholeMs'), 'ms');
      figure('first screen complete', of(pages, 'wholeMs'), 'ms');
      figure('first screen complete, fastest', Math.min(...spread), 'ms');
      figure('first screen complete, slowest', Math.max(...spread), 'ms');
      figure(
        'first screen against the floor',
        of(pages, 'wholeMs') / of(floors, 'wholeMs'),
        'ratio',
        LIMITS[which],
      );
      figure('largest contentful paint', of(pages, 'lcpMs'), 'ms');
      figure(
        'largest contentful paint against the floor',
        of(pages, 'lcpMs') / of(floors, 'lcpMs'),
        'ratio',
        which === 'first' ? LIMITS.firstPaint : LIMITS.secondPaint,
      );
      figure('longest task after it', of(pages, 'longestTaskMs'), 'ms', LIMITS.longTaskMs);
    }
    expect(pages.length).toBe(ROUNDS);
  },
  900_000,
);
