/**
 * One act of the table on a page in Node with stopped time: tapped, its response lost, refused, and checked in the
 * gateway's ledger.
 */
import type { Page } from 'playwright-core';
import { H5_ACTS, stateOf, type H5Act, type H5ActName } from '../../acts/h5Acts';
import { ledger } from '../../acts/ledger';
import { locatorOf } from '../../acts/locatorOf';
import { loseAnswersAfter } from '../../acts/loseAnswers';
import type { ActBench, Words } from '../../acts/testActs';
import { logIn, closeLogin, loginDialog } from '../../journeys/steps';
import { openState, type PageState } from '../../pages';
import { readPage } from '../record/readPage';
import {
  keepStill,
  openStill,
  type OpenPage,
  type Place,
  type StillPage,
  stopTime,
} from '../record/stillPage';

/** Lets time pass while the user waits for something time-dependent. */
async function inTime<T>(page: Page, walk: () => Promise<T>): Promise<T> {
  await page.clock.resume();
  try {
    return await walk();
  } finally {
    await page.clock.pauseAt(0);
  }
}

/** The same state after an SMS login. */
function byNumber({ mobile, before, ...state }: H5Act['state']): PageState {
  return {
    ...state,
    async before(visitor, sandbox) {
      await visitor.open('/list/LIST-0');
      await logIn(visitor.page, mobile);
      await loginDialog(visitor.page).waitFor({ state: 'detached' });
      await before?.(visitor, sandbox);
    },
  };
}

export class H5Bench implements ActBench {
  private constructor(
    private readonly place: Place,
    private readonly act: H5Act,
    private readonly opened: OpenPage,
  ) {}

  /** @param isKnown the page knows the account of the login, as after an SMS login, and not only its token */
  static async open(place: Place, name: H5ActName, isKnown = false): Promise<H5Bench> {
    const act: H5Act = H5_ACTS[name];
    const opened = await openStill(place, act.route, isKnown ? byNumber(stateOf(act)) : stateOf(act));
    await opened.settle(0);
    return new H5Bench(place, act, opened);
  }

  /** Toasts are recorded as they appear, so no test waits for their end. */
  private settle(): Promise<void> {
    return this.opened.settle(0);
  }

  close(): Promise<void> {
    return this.opened.close();
  }

  private get page(): Page {
    return this.opened.page;
  }

  prepare(): Promise<void> {
    return this.prepareIn(this.opened);
  }

  private async prepareIn(still: StillPage): Promise<void> {
    const { presses, fill, fillLast } = this.act;
    if (typeof presses === 'string') return;
    const { page } = still;
    if (fill !== undefined) await inTime(page, () => fill(page));
    for (const control of presses.slice(0, -1)) {
      await locatorOf(page, control).click();
      await still.settle(0);
    }
    if (fillLast !== undefined) await inTime(page, () => fillLast(page));
    await still.settle(0);
  }

  async press(times = 1): Promise<void> {
    await this.tap(this.page, times);
    await this.settle();
  }

  private async tap(page: Page, times = 1): Promise<void> {
    const { presses } = this.act;
    if (typeof presses === 'string') {
      await inTime(page, async () => void (await page.goto(presses)));
      return;
    }
    const last = presses.at(-1);
    if (last === undefined) return;
    await locatorOf(page, last).evaluate((element, count) => {
      for (let press = 0; press < count; press += 1) (element as HTMLElement).click();
    }, times);
  }

  async isOffered(): Promise<boolean> {
    const { presses } = this.act;
    const first = typeof presses === 'string' ? undefined : presses[0];
    if (first === undefined) return false;
    const found = locatorOf(this.page, first);
    return (await found.count()) > 0 && (await found.getAttribute('aria-disabled')) !== 'true';
  }

  async words(): Promise<Words> {
    return { toasts: this.opened.taken().toasts, lines: await readPage(this.page) };
  }

  books(mobile: string = this.act.state.mobile): Promise<string> {
    return ledger(this.place.sandbox, mobile, this.act.reads);
  }

  async closeLogin(): Promise<void> {
    await inTime(this.page, () => closeLogin(this.page));
    await this.settle();
  }

  async logIn(mobile: string): Promise<void> {
    await inTime(this.page, () => logIn(this.page, mobile));
    await this.settle();
  }

  loseAnswersAfter(path: string): Promise<() => Promise<void>> {
    return loseAnswersAfter(this.page, path);
  }

  async pressInTwoTabs(): Promise<void> {
    const tab = await this.secondTab();
    await this.prepareIn(tab);
    await this.tap(this.page);
    await this.tap(tab.page);
    await Promise.all([this.settle(), tab.settle(0)]);
    await tab.page.close();
  }

  /** A second tab of the same browser, in the same state. */
  private async secondTab(): Promise<StillPage> {
    const { visitor } = this.opened;
    const page = await visitor.context.newPage();
    const still = await keepStill(page);
    const open = async (address: string): Promise<void> => void (await page.goto(address));
    await openState({ ...visitor, page, open }, this.place.sandbox, this.act.route, stateOf(this.act));
    await stopTime(page);
    await still.settle(0);
    return still;
  }

  async startAgain(): Promise<void> {
    await inTime(this.page, async () => void (await this.page.reload()));
    await this.opened.settle(0);
  }
}
