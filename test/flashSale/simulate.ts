/** Many pages wait for the start of one flash sale (`npm run bench -- flash`). */
import { PAGE_INFO_PATH } from '@/features/weekly/page/pageInfoRequest';
import { REFRESH_SPREAD_MS } from '@/features/weekly/page/refreshMoments';
import type { PendingExchange, TransportOutcome, TransportRequest } from '@/platform/request/types';
import { yieldTurn } from '../../sandbox/core/random';
import { makeRandom, type Random } from '../monkey/random';
import { SimClock } from './simClock';
import { ROOT, startGateway, type SimGateway } from './simGateway';
import { makeSimPage, type SimPage } from './simPage';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The sandbox's first state; the session of `RUSH_PAGE` starts three hours later. */
const FIRST_MS = Date.UTC(2026, 10, 27, 2);
const START_MS = FIRST_MS + 3 * HOUR_MS;
/** By then every page has come back and every lost claim has been looked up. */
const END_MS = START_MS + 15 * MINUTE_MS;

const SHARE_HIDDEN_AT_START = 0.15;
const SHARE_HIDDEN_BEFORE = 0.3;
const SHARE_TAPPED_TWICE = 0.1;
/** A user taps again after a message that the network failed. */
const MAX_TAPS = 5;

export interface SimOptions {
  readonly seed: number;
  readonly pages: number;
  readonly stock: 5000 | 50;
  /** Share of requests and answers that are lost; 5 % if absent. */
  readonly shareLost?: number;
  /** Broken rules, for the test of the simulation itself. */
  readonly breaks?: 'spread' | 'requestNo' | 'refresh';
}

export interface SimResult {
  readonly calls: number;
  /** Most calls within any second. */
  readonly peak: number;
  /** Mean calls a second from the start of the sale until every page must have refreshed. */
  readonly meanOfSpread: number;
  /** Pages on screen at the start. */
  readonly watching: number;
  /** Most of their first refreshes after it within any second. */
  readonly refreshPeak: number;
  /**
   * From the start of the sale until the last of the pages on screen has sent a refresh, milliseconds; a page that has
   * sent none counts until the end of the simulation.
   */
  readonly latestRefreshMs: number;
  readonly claims: number;
  readonly lostAnswers: number;
  /** Claims sent again under another number although the result of the first was not known. */
  readonly renumbered: number;
  /** Claims sent again under the same number. */
  readonly repeated: number;
  readonly stock: number;
  readonly given: number;
  /** Coupons in all wallets. */
  readonly coupons: number;
  /** Accounts that saw 领取成功 and do not have the coupon. */
  readonly wrongSuccesses: number;
}

/** A user with a phone. */
interface User {
  readonly page: SimPage;
  readonly accountId: string;
  refreshedAtMs: number;
  wasThere: boolean;
  hasSeenSuccess: boolean;
}

/** Sends through a network that loses requests and responses, and counts. */
class Network {
  readonly sentAtMs: number[] = [];
  claims = 0;
  lost = 0;
  renumbered = 0;
  repeated = 0;
  busy = 0;

  constructor(
    private readonly time: SimClock,
    private readonly gateway: SimGateway,
    private readonly random: Random,
    private readonly shareLost: number,
  ) {}

  /** @param onRefresh called when the page asks for its data */
  forPage(onRefresh: () => void): (request: TransportRequest) => PendingExchange {
    let open: string | null = null;
    return (request) => {
      this.sentAtMs.push(this.time.nowMs());
      const isRefresh = request.url === ROOT + PAGE_INFO_PATH;
      const requestNo = isRefresh ? null : numberOf(request);
      if (isRefresh) onRefresh();
      else {
        this.claims += 1;
        if (open !== null && open !== requestNo) this.renumbered += 1;
        if (open === requestNo) this.repeated += 1;
        open = requestNo;
      }
      return this.exchange(request, () => {
        if (!isRefresh) open = null;
      });
    };
  }

  private exchange(request: TransportRequest, onAnswer: () => void): PendingExchange {
    let settle: (outcome: TransportOutcome) => void = () => undefined;
    const outcome = new Promise<TransportOutcome>((resolve) => (settle = resolve));
    const fate =
      this.random.next() < this.shareLost ? this.random.pick(['request', 'response'] as const) : null;
    if (fate !== null) this.lose(request, settle);
    if (fate !== 'request')
      this.time.after(this.delayMs(), () => {
        this.busy += 1;
        void this.gateway.answer(request).then((answer) => {
          this.busy -= 1;
          if (fate === null)
            this.time.after(this.delayMs(), () => {
              onAnswer();
              settle(answer);
            });
        });
      });
    return { outcome, cancel: () => settle({ kind: 'cancelled' }) };
  }

  /** A read fails soon and is retried; half of the claims wait for their whole limit. */
  private lose(request: TransportRequest, settle: (outcome: TransportOutcome) => void): void {
    this.lost += 1;
    if (request.url !== ROOT + PAGE_INFO_PATH && this.random.next() < 0.5)
      this.time.after(request.timeoutMs, () => settle({ kind: 'timeout' }));
    else this.time.after(300, () => settle({ kind: 'network-error', message: 'lost' }));
  }

  private delayMs(): number {
    return 20 + this.random.below(130);
  }
}

function numberOf({ method, body }: TransportRequest & { readonly body?: string }): string {
  const decoded: unknown = method === 'POST' && body !== undefined ? JSON.parse(body) : {};
  const requestNo: unknown = Reflect.get(Object(decoded), 'requestNo');
  if (typeof requestNo !== 'string') throw new Error('a claim without a number');
  return requestNo;
}

export async function simulate({
  seed,
  pages,
  stock,
  shareLost = 0.05,
  breaks,
}: SimOptions): Promise<SimResult> {
  const random = makeRandom(seed);
  const time = new SimClock(FIRST_MS);
  const gateway = await startGateway(time, seed);
  const network = new Network(time, gateway, random, shareLost);
  const right = { configId: 'FRI-RUSH', sessionId: 'RUSH', rightsNo: `RUSH-${stock}` };
  let numbers = 0;
  const newRequestNo = (): string => `simulatedClaim${String((numbers += 1)).padStart(10, '0')}`;

  const users: User[] = [];
  for (let index = 0; index < pages; index += 1) {
    const { accountId, token } = await gateway.logIn(`138${String(index).padStart(8, '0')}`);
    const send = network.forPage(() => {
      if (user.refreshedAtMs === 0 && time.nowMs() >= START_MS) user.refreshedAtMs = time.nowMs();
    });
    const page = makeSimPage(
      {
        time,
        send,
        token,
        offByMs: random.below(6 * HOUR_MS + 1) - 3 * HOUR_MS,
        random: () => random.next(),
        spread: breaks === 'spread' ? () => 0 : () => random.next(),
        newRequestNo,
        renewsNumbers: breaks === 'requestNo',
        isUnwatched: breaks === 'refresh',
      },
      right,
    );
    const user: User = { page, accountId, refreshedAtMs: 0, wasThere: false, hasSeenSuccess: false };
    users.push(user);
    plan(user, time, random);
  }
  await time.run(END_MS, async () => {
    do await yieldTurn();
    while (network.busy > 0);
  });

  const claimed = await gateway.claimsOf(right);
  await gateway.close();
  const refreshedAtMs = users
    .filter(({ wasThere }) => wasThere)
    .map((user) => (user.refreshedAtMs === 0 ? END_MS : user.refreshedAtMs))
    .sort((a, b) => a - b);
  return {
    calls: network.sentAtMs.length,
    peak: peakOf(network.sentAtMs),
    meanOfSpread:
      network.sentAtMs.filter((ms) => ms >= START_MS && ms < START_MS + REFRESH_SPREAD_MS).length /
      (REFRESH_SPREAD_MS / 1000),
    watching: refreshedAtMs.length,
    refreshPeak: peakOf(refreshedAtMs),
    latestRefreshMs: (refreshedAtMs[refreshedAtMs.length - 1] ?? END_MS) - START_MS,
    claims: network.claims,
    lostAnswers: network.lost,
    renumbered: network.renumbered,
    repeated: network.repeated,
    stock,
    given: claimed.size,
    coupons: users.reduce((sum, { accountId }) => sum + gateway.couponCount(accountId), 0),
    wrongSuccesses: users.filter(({ accountId, hasSeenSuccess }) => hasSeenSuccess && !claimed.has(accountId))
      .length,
  };
}

/** What the user does: opens the page up to two hours before the sale, looks elsewhere, comes back, and taps. */
function plan(user: User, time: SimClock, random: Random): void {
  const { page } = user;
  const openMs = START_MS - 5_000 - random.below(2 * HOUR_MS);
  time.at(openMs, () => page.open());
  if (random.next() < SHARE_HIDDEN_BEFORE && START_MS - openMs > MINUTE_MS) {
    const hideMs = openMs + 5_000 + random.below(START_MS - openMs - 30_000);
    time.at(hideMs, () => page.hide());
    time.at(hideMs + random.below(START_MS - hideMs - 5_000), () => page.show());
  }
  let hereMs = START_MS;
  if (random.next() < SHARE_HIDDEN_AT_START) {
    hereMs = START_MS + random.below(8 * MINUTE_MS);
    time.at(START_MS - 1 - random.below(4_000), () => page.hide());
    time.at(hereMs, () => page.show());
  } else user.wasThere = true;
  time.at(hereMs + 200 + random.below(8_000), () => void tap(user, time, random, MAX_TAPS));
}

async function tap(user: User, time: SimClock, random: Random, left: number): Promise<void> {
  const again = (): void => {
    if (left > 1) time.after(400 + random.below(2_000), () => void tap(user, time, random, left - 1));
  };
  const button = user.page.button();
  if (button === null || button === 'toStart') return again();
  if (button !== 'claim') return;
  const outcome = user.page.claim();
  if (random.next() < SHARE_TAPPED_TWICE) void user.page.claim();
  const { kind } = await outcome;
  if (kind === 'done') user.hasSeenSuccess = true;
  if (kind === 'uncertain') again();
}

/** Most of these times, in their order, within any second. */
function peakOf(timesMs: readonly number[]): number {
  let [from, peak] = [0, 0];
  timesMs.forEach((ms, index) => {
    while ((timesMs[from] ?? ms) <= ms - 1000) from += 1;
    peak = Math.max(peak, index - from + 1);
  });
  return peak;
}
