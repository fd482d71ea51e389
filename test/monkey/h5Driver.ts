/** The random user of the H5 pages in Node, with stopped clocks. */
import type { Locator, Page } from 'playwright-core';
import { ROUTES } from '../../src/routes';
import { eventually, HOSTS, type HostName, type Journey, type Visitor } from '../harness';
import { BELOW } from '../harness/nodePage/names';
import { openState, type PageState, type RouteName } from '../pages';
import { CONTROLS } from '../screens/record/controls';
import { pull, setHidden } from '../screens/record/gestures';
import { readPage } from '../screens/record/readPage';
import { pathOf } from '../screens/record/steady';
import { keepStill, NOW_MS, stopTime, type StillPage } from '../screens/record/stillPage';
import { faultOf, noteCalls } from './calls';
import type { Driver, Opening, View } from './driver';
import { type Control, namesOfFields, readScreen, tap } from './screen';
import type { MakeDriver } from './walk';

const LEAST_STEPS = 2;
/** A step of `StillPage.settle` is half a second; longer waits are only the date's. */
const MOST_WAITED_STEPS = 24;
const STEP_MS = 500;
const WAITING = '[aria-busy="true"],[role="status"],[role="progressbar"]';
const UPRIGHT = { width: 375, height: 812 } as const;
/** Failed and refused requests are part of the walk. */
const IS_ERROR = /^(page error|console|policy violation|the page crashed)/;
/** Of happy-dom, when a second navigation replaces one that has begun. */
const IS_LATE = /asynchronous task manager has been destroyed/;
/** Whether an app takes over is detected by how long the page stays: real time (openApp.screen). */
const OPENS_APP = /打开.*APP|直接打开/;

/** Where a tab begins and a login is stored: behind every page of the app. */
const START = '/__sandbox/clock';

const anything = (page: Page): Locator => page.locator('body');
/** The stand-in of the host's own login: its answers are the user's. */
const LOGIN_PAGE = '/__sandbox/oauth';
const isRoute = (name: string): name is RouteName => ROUTES.some((row) => row.name === name);

class H5Driver implements Driver {
  private controls: readonly Control[] = [];
  private seenProblems = 0;
  private aheadMs = 0;
  private readonly takePaths;

  constructor(
    readonly device: HostName,
    private readonly place: Journey,
    private readonly visitor: Visitor,
    private readonly still: StillPage,
  ) {
    this.takePaths = noteCalls(visitor.page);
  }

  private get page(): Page {
    return this.visitor.page;
  }

  private get isForeign(): boolean {
    const url = this.page.url();
    return !url.startsWith(`${this.place.sandbox.origin}/`) || url.includes('/__sandbox');
  }

  private settle(leastSteps = LEAST_STEPS): Promise<void> {
    return this.still.settle(leastSteps);
  }

  async open({ route, address, mobile }: Opening): Promise<void> {
    if (!isRoute(route)) throw new Error(`no route: ${route}`);
    const state: PageState = {
      name: address,
      address,
      seen: anything,
      ...(mobile === undefined ? {} : { mobile }),
    };
    await this.page.clock.resume();
    await openState(this.visitor, this.place.sandbox, route, state);
    await this.arrive();
  }

  /** A page of the app is there, or it has sent the user to another one. */
  private async arrive(): Promise<void> {
    const shown = this.page.locator('.taro_page').filter({ visible: true });
    await eventually(
      'a page',
      async () => this.isForeign || (await shown.count()) > 0,
      (isThere) => isThere,
    );
    await stopTime(this.page);
    await this.settle();
  }

  async forget(): Promise<void> {
    await this.page.goto(START);
    await this.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  }

  async look(): Promise<View> {
    const at = pathOf(this.page.url());
    if (this.isForeign) {
      const controls = this.page.url().includes(LOGIN_PAGE) ? await this.answers().allTextContents() : [];
      return { at, lines: [], controls, fields: [], layers: [], isLoading: false, isForeign: true };
    }
    const { controls, layers } = await readScreen(this.page, {
      controls: CONTROLS,
      hidden: `${BELOW},.taro_page:not(.taro_page_show),[aria-hidden=true],[style*="display: none"]`,
      dialogs: '[role=dialog]',
      question: '',
    });
    this.controls = controls.filter(({ name }) => !OPENS_APP.test(name));
    const read = await readPage(this.page, { leftOut: `.pc-toast,${BELOW}` });
    return {
      at,
      lines: read.filter((line) => !line.startsWith('[')),
      controls: this.controls.map(({ name }) => name),
      leadsToApp: this.controls.length < controls.length,
      fields: await namesOfFields(this.fields()),
      layers,
      isLoading: (await this.page.locator(WAITING).filter({ visible: true }).count()) > 0,
      isForeign: false,
    };
  }

  private fields(): Locator {
    return this.page.locator('input:not([disabled]),textarea:not([disabled])').filter({ visible: true });
  }

  private answers(): Locator {
    return this.page.locator('form button');
  }

  private async answer(index: number): Promise<void> {
    await this.page.clock.resume();
    await this.answers().nth(index).click();
    await eventually(
      'the way back',
      () => Promise.resolve(this.page.url()),
      (url) => !url.includes(LOGIN_PAGE),
    );
    await this.arrive();
  }

  async press(index: number, times: number): Promise<void> {
    if (this.isForeign) return this.answer(index);
    const control = this.controls[index];
    if (control === undefined) throw new Error(`no control ${String(index)}`);
    await tap(this.page.locator(CONTROLS).nth(control.index), times);
    await this.settle();
  }

  async type(index: number, text: string): Promise<void> {
    await this.fields().nth(index).fill(text);
    await this.settle();
  }

  async back(): Promise<void> {
    // Before the first page there is nothing.
    if (this.page.url().includes(START)) return;
    // A document that is left arrives with a frame of its own clock.
    await this.page.clock.resume();
    await this.page.goBack();
    await stopTime(this.page);
    await this.settle();
  }

  async hideAndShow(): Promise<void> {
    await setHidden(this.page, true);
    await this.settle();
    await setHidden(this.page, false);
    await this.settle();
  }

  async turn(isWide: boolean): Promise<void> {
    const { width, height } = UPRIGHT;
    await this.page.setViewportSize(isWide ? { width: height, height: width } : UPRIGHT);
    await this.page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await this.settle();
  }

  async pull(): Promise<void> {
    await pull(this.page);
    await this.settle();
  }

  async fail(path: string, fault: Parameters<Driver['fail']>[1]): Promise<void> {
    await this.place.sandbox.faults(faultOf(path, fault));
  }

  async wait(ms: number): Promise<void> {
    this.aheadMs += ms;
    await this.place.sandbox.clock(this.aheadMs);
    await this.page.clock.setFixedTime(NOW_MS + this.aheadMs);
    await this.settle(Math.min(MOST_WAITED_STEPS, ms / STEP_MS));
  }

  takeCalls(): readonly string[] {
    return this.takePaths();
  }

  takeErrors(): Promise<readonly string[]> {
    const all = this.visitor.problems();
    const fresh = all
      .slice(this.seenProblems)
      .filter((problem) => IS_ERROR.test(problem) && !IS_LATE.test(problem));
    this.seenProblems = all.length;
    return Promise.resolve(fresh);
  }

  close(): Promise<void> {
    return this.visitor.close();
  }
}

const isHost = (name: string): name is HostName => name in HOSTS;
const HOST_NAMES = Object.keys(HOSTS).filter(isHost);

interface H5User {
  readonly driver: Driver;
  readonly visitor: Visitor;
}

/** A new user in a host, at a reset gateway. */
export async function newH5User(place: Journey, host: HostName): Promise<H5User> {
  await place.sandbox.reset(NOW_MS);
  const visitor = await place.visit({ host, reducedMotion: true });
  return { driver: new H5Driver(host, place, visitor, await keepStill(visitor.page)), visitor };
}

/** A new user in any host. */
export const h5Driver =
  (place: Journey): MakeDriver =>
  async (random) => {
    const { driver, visitor } = await newH5User(place, random.pick(HOST_NAMES));
    // The walk reports problems itself, with their steps.
    visitor.expectProblems(/./);
    await visitor.page.goto(START);
    return driver;
  };
