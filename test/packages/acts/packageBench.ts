/** One act of the table on a phone in Node: pressed, its response lost, refused, and checked in the gateway's ledger. */
import type { Page } from 'playwright-core';
import { resolveAddress } from '../../../src/routes.match';
import { H5_ACTS, type H5Act, type H5ActName } from '../../acts/h5Acts';
import { ledger } from '../../acts/ledger';
import { locatorOf } from '../../acts/locatorOf';
import { loseAnswersAfter } from '../../acts/loseAnswers';
import type { ActBench, Words } from '../../acts/testActs';
import { currentPage, navigateBack, navigateTo, visiblePage, type EngineTarget } from '../../engines/host';
import { LIST_PAGE, locateOnPhone, wayTo } from '../../engines/measuredPages';
import type { Phones } from '../../engines/phones';
import { answersTaken, letPass } from '../../engines/rest';
import { close, logIn, loginDialog, onPage, tapTimes } from '../../engines/steps';
import { takeToasts } from '../../harness';
import { packagePath, rowOf, type RouteName } from '../../pages';
import { PACKAGE_ACTS, type PackageAct } from './packageActs';

/** Time in which the app polls for how the act ended. */
const ASKED_MS = 6_000;

interface Place {
  readonly route: RouteName;
  readonly query: string;
}

/** The page of an H5 address in a package. */
function placeOf(address: string): Place {
  const resolved = resolveAddress(address);
  if (resolved === null) throw new Error(`no route: ${address}`);
  return { route: resolved.row.name, query: new URLSearchParams(resolved.params).toString() };
}

/** Until the page that asked for the login is back. */
async function logInHere(page: Page, mobile: string): Promise<void> {
  const { path } = await currentPage(page);
  await logIn(page, mobile);
  await onPage(page, path);
  await loginDialog(page).waitFor({ state: 'detached' });
  await answersTaken(page);
}

/** @param isKnown the app knows the number of the account, as after an SMS login, and not only its token */
async function openAct(
  { sandbox, open }: Phones,
  target: EngineTarget,
  { state: { address, mobile, seen }, lead: h5Lead }: H5Act,
  { lead = h5Lead }: PackageAct,
  isKnown: boolean,
): Promise<Page> {
  const { route, query } = placeOf(address);
  const way = wayTo(route, { query, isLoggedIn: true }, target);
  let page: Page;
  if (isKnown) {
    page = await open(target, { path: LIST_PAGE, activity: 'LIST-0' });
    await logInHere(page, mobile);
    if (rowOf(route).acceptsToken === true) await navigateTo(page, `/${packagePath(route, target)}?${query}`);
    else await way.go(page);
  } else {
    page = await open(target, { ...way.open, token: await sandbox.token(mobile) });
    await way.go(page);
  }
  await answersTaken(page);
  await lead?.(page);
  await locateOnPhone(page, seen).waitFor();
  await answersTaken(page);
  return page;
}

export class PackageBench implements ActBench {
  private constructor(
    private readonly phones: Phones,
    private readonly target: EngineTarget,
    private readonly act: H5Act,
    private readonly own: PackageAct,
    private readonly page: Page,
  ) {}

  static async open(
    phones: Phones,
    target: EngineTarget,
    name: H5ActName,
    isKnown = false,
  ): Promise<PackageBench> {
    const act: H5Act = H5_ACTS[name];
    const own = PACKAGE_ACTS[name] ?? {};
    return new PackageBench(phones, target, act, own, await openAct(phones, target, act, own, isKnown));
  }

  private settle(): Promise<void> {
    return answersTaken(this.page);
  }

  async prepare(): Promise<void> {
    const { presses, fill, fillLast } = this.act;
    if (typeof presses === 'string') return;
    await (this.own.fill ?? fill)?.(this.page);
    for (const control of presses.slice(0, -1)) {
      await locatorOf(this.page, control).click();
      await this.settle();
    }
    await fillLast?.(this.page);
    await this.settle();
  }

  async press(times = 1): Promise<void> {
    const { presses } = this.act;
    if (typeof presses === 'string') {
      const { route, query } = placeOf(presses);
      await navigateTo(this.page, `/${packagePath(route, this.target)}?${query}`);
    } else {
      await tapTimes(locatorOf(this.page, presses.at(-1) ?? ''), times);
    }
    await this.settle();
    await this.answerHost();
    if (this.act.isAskedFor !== true) return;
    await letPass(this.page, ASKED_MS);
    await this.settle();
  }

  /** Its own question comes only when the app gets as far as that. */
  private async answerHost(): Promise<void> {
    if (this.own.answer === undefined) return;
    const button = this.page.locator('.engine-shade').getByRole('button', { name: this.own.answer });
    if ((await button.count()) === 0) return;
    await button.click();
    await this.settle();
  }

  async isOffered(): Promise<boolean> {
    const { presses } = this.act;
    const first = typeof presses === 'string' ? undefined : presses[0];
    if (first === undefined) return false;
    const found = locatorOf(this.page, first);
    return (await found.count()) > 0 && (await found.getAttribute('aria-disabled')) !== 'true';
  }

  async words(): Promise<Words> {
    const text = await visiblePage(this.page).innerText();
    const labels = await visiblePage(this.page).evaluate((frame) =>
      Array.from(
        frame.querySelectorAll('[aria-label]'),
        (element) => element.getAttribute('aria-label') ?? '',
      ),
    );
    return { toasts: takeToasts(this.page), lines: [...text.split('\n'), ...labels] };
  }

  books(mobile: string = this.act.state.mobile): Promise<string> {
    return ledger(this.phones.sandbox, mobile, this.act.reads);
  }

  async closeLogin(): Promise<void> {
    await close(loginDialog(this.page));
    await this.settle();
  }

  logIn(mobile: string): Promise<void> {
    return logInHere(this.page, mobile);
  }

  async logInOnOtherPage(): Promise<void> {
    await navigateTo(this.page, `/${LIST_PAGE}?activityCode=LIST-0`);
    await onPage(this.page, LIST_PAGE);
    await logInHere(this.page, this.act.state.mobile);
    // Where opening the page is the press, the return would be another one.
    if (typeof this.act.presses === 'string') return;
    await navigateBack(this.page);
    await this.settle();
  }

  loseAnswersAfter(path: string): Promise<() => Promise<void>> {
    return loseAnswersAfter(this.page, path);
  }

  /** The user ends the mini program and starts it again: storage is kept, memory is not. */
  async startAgain(): Promise<void> {
    const { route, query } = placeOf(this.act.state.address);
    const way = wayTo(route, { query, isLoggedIn: true }, this.target);
    await this.page.reload();
    await this.page.waitForFunction(() => '__engineReady' in window);
    await this.settle();
    await way.go(this.page);
    await this.settle();
    if (typeof this.act.presses === 'string') await this.press();
  }

  /** A phone in Node ends with its test. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}
