/** The random user of a built package on a phone in Node. */
import type { Locator, Page } from 'playwright-core';
import { resolveAddress } from '../../src/routes.match';
import {
  currentPage,
  engineErrors,
  navigateBack,
  navigateTo,
  openEngine,
  pullDown,
  setAppVisible,
  setDataMeter,
  visiblePage,
  type EngineTarget,
} from '../engines/host';
import { LIST_PAGE, wayTo } from '../engines/measuredPages';
import type { Phones } from '../engines/phones';
import { answersTaken, letPass } from '../engines/rest';
import { tapTimes } from '../engines/steps';
import { eventually } from '../harness';
import { steady } from '../screens/record/steady';
import { faultOf, noteCalls } from './calls';
import type { Driver, Opening, View } from './driver';
import { type Control, namesOfFields, readScreen, type ScreenRules } from './screen';
import type { MakeDriver } from './walk';

const FRAME = '.engine-frame:not([hidden])';
const ROLES = ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option'];
const CONTROLS = [
  ...ROLES.map((role) => `${FRAME} [aria-role="${role}"]`),
  // The host's own buttons: login, share.
  `${FRAME} wx-button`,
  '.engine-tab',
  '.engine-back',
  '.engine-shade button',
].join(',');
const WAITING = `${FRAME} [aria-busy="true"],${FRAME} [aria-role="status"],.engine-toast`;
const FIELDS = `${FRAME} wx-input input,${FRAME} wx-textarea textarea`;
const RULES: ScreenRules = {
  controls: CONTROLS,
  hidden: '[hidden],[aria-hidden=true],[style*="display: none"]',
  dialogs: `${FRAME} [aria-role="dialog"]`,
  question: '.engine-shade',
};
/** Longer waits are only the gateway's: a second's countdown is a task each second. */
const MOST_SKIPPED_MS = 61_000;
/** The host keeps at most ten pages. */
const MOST_DEPTH = 9;

class PackageDriver implements Driver {
  private controls: readonly Control[] = [];
  private seenErrors = 0;
  private aheadMs = 0;
  private thrown: string[] = [];
  private readonly takePaths;

  constructor(
    readonly device: EngineTarget,
    private readonly phones: Phones,
    private readonly page: Page,
  ) {
    this.takePaths = noteCalls(page);
    page.on('pageerror', (error) => this.thrown.push(error.stack ?? error.message));
  }

  /** The test that it was opened in has ended. */
  get isEnded(): boolean {
    return this.page.context().isClosed();
  }

  /** The gateway has been reset. */
  beginAgain(): void {
    this.aheadMs = 0;
    this.takePaths();
  }

  private settle(): Promise<void> {
    return answersTaken(this.page);
  }

  async open({ address, mobile, phone }: Opening): Promise<void> {
    const { sandbox } = this.phones;
    const resolved = resolveAddress(address);
    if (resolved === null) throw new Error(`no route: ${address}`);
    const query = new URLSearchParams(resolved.params).toString();
    const way = wayTo(resolved.row.name, { query, isLoggedIn: mobile !== undefined }, this.device);
    const { path, activity, query: own } = way.open;
    const parts = [
      ...(own === undefined || own === '' ? [] : [own]),
      ...(activity === undefined ? [] : [`activityCode=${activity}`]),
      ...(mobile === undefined ? [] : [`token=${await sandbox.token(mobile)}`]),
    ];
    this.seenErrors = 0;
    await openEngine(this.page, {
      target: this.device,
      baseUrl: sandbox.origin,
      ...(phone === undefined ? {} : { phone }),
      ...(path === undefined ? {} : { path, query: parts.join('&') }),
    });
    await eventually(
      'the first page’s first setData',
      () => setDataMeter(this.page),
      (pages) => pages.some(({ calls }) => calls > 0),
    );
    await this.settle();
    await way.go(this.page);
    await this.settle();
  }

  /** Each opening is a new device. */
  forget(): Promise<void> {
    return Promise.resolve();
  }

  /** The code of a package arrives without a request: what is blank at first may be a page that has not rendered. */
  look(): Promise<View> {
    return eventually(
      'a page with content',
      () => this.read(),
      ({ lines, controls, isForeign }) => isForeign || lines.length + controls.length > 0,
    ).catch(() => this.read());
  }

  private async read(): Promise<View> {
    const { controls, layers } = await readScreen(this.page, RULES);
    this.controls = controls;
    const { path, query } = await currentPage(this.page);
    const text = await visiblePage(this.page).innerText();
    return {
      at: steady(`${path}?${new URLSearchParams(query).toString()}`),
      lines: text.split('\n').filter((line) => line !== ''),
      controls: controls.map(({ name }) => name),
      fields: await namesOfFields(this.fields()),
      layers,
      isLoading: (await this.page.locator(WAITING).count()) > 0,
      isForeign: /web-view/.test(path),
    };
  }

  private fields(): Locator {
    return this.page.locator(FIELDS).filter({ visible: true });
  }

  async press(index: number, times: number): Promise<void> {
    const control = this.controls[index];
    if (control === undefined) throw new Error(`no control ${String(index)}`);
    const found = this.page.locator(CONTROLS).nth(control.index);
    // The host's own controls move away with the first tap.
    const isHosts = (await found.getAttribute('class'))?.startsWith('engine-') === true;
    await tapTimes(found, isHosts ? 1 : times);
    await this.settle();
  }

  async type(index: number, text: string): Promise<void> {
    await this.fields().nth(index).fill(text);
    await this.settle();
  }

  async back(): Promise<void> {
    if ((await currentPage(this.page)).depth > 1) await navigateBack(this.page);
    await this.settle();
  }

  async hideAndShow(): Promise<void> {
    await setAppVisible(this.page, false);
    await this.settle();
    await setAppVisible(this.page, true);
    await this.settle();
  }

  /** Mini programs of this product do not turn (`pageOrientation` is not set): another page comes on top instead. */
  async turn(): Promise<void> {
    if ((await currentPage(this.page)).depth < MOST_DEPTH) await navigateTo(this.page, `/${LIST_PAGE}`);
    await this.settle();
  }

  async pull(): Promise<void> {
    await pullDown(this.page);
    await this.settle();
  }

  async fail(path: string, fault: Parameters<Driver['fail']>[1]): Promise<void> {
    await this.phones.sandbox.faults(faultOf(path, fault));
  }

  async wait(ms: number): Promise<void> {
    this.aheadMs += ms;
    await this.phones.sandbox.clock(this.aheadMs);
    await letPass(this.page, Math.min(ms, MOST_SKIPPED_MS));
    await this.settle();
  }

  takeCalls(): readonly string[] {
    return this.takePaths();
  }

  async takeErrors(): Promise<readonly string[]> {
    const all = await engineErrors(this.page);
    const fresh = [...all.slice(this.seenErrors), ...this.thrown];
    this.seenErrors = all.length;
    this.thrown = [];
    return fresh;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

interface PackageUser {
  readonly driver: Driver;
  readonly page: Page;
}

/** A new user. */
export async function newPackageUser(phones: Phones, target: EngineTarget): Promise<PackageUser> {
  const page = await phones.open(target);
  return { driver: new PackageDriver(target, phones, page), page };
}

/** A user with one phone a test, which each opening makes a new one: a phone costs 20 MB until its test ends. */
export function packageDriver(phones: Phones, target: EngineTarget): MakeDriver {
  let driver: PackageDriver | null = null;
  return async () => {
    await phones.sandbox.reset();
    if (driver === null || driver.isEnded) {
      const page = await phones.open(target, { path: LIST_PAGE, activity: 'LIST-0' });
      driver = new PackageDriver(target, phones, page);
    }
    driver.beginAgain();
    return driver;
  };
}
