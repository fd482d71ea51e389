/**
 * One phone with the weekly page open: the app's own request pipeline, server clock, stores and rules; without React.
 * What `RefreshWatch`, `WeeklyPage` and the right's button do around them is repeated here in a few lines.
 */
import { reaction } from 'mobx';
import { createScope } from '@/api';
import { createGateway } from '@/api/createGateway';
import { toCallFailure } from '@/api/errors';
import { createServerClock } from '@/api/serverClock';
import { FlashSaleStore, type WriteOutcome } from '@/features/weekly/flashSale/FlashSaleStore';
import { sessionBoundaries, sessionsOf } from '@/features/weekly/flashSale/pageSessions';
import { rightButton, type RightButton } from '@/features/weekly/flashSale/rightRules';
import { sessionState } from '@/features/weekly/flashSale/sessionTimes';
import { createModulePageApi } from '@/features/weekly/page/modulePageApi';
import { ModulePageStore } from '@/features/weekly/page/ModulePageStore';
import { NO_PLACE } from '@/features/weekly/page/modulePageTypes';
import { askFor, lastMoment, LOOK_AHEAD_MS, NOTHING_ASKED } from '@/features/weekly/page/refreshMoments';
import type { RequestCapability } from '@/platform/request/types';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import type { SimClock } from './simClock';
import { ROOT } from './simGateway';

interface SimPageDeps {
  readonly time: SimClock;
  readonly send: RequestCapability['send'];
  readonly token: string;
  /** What the device's clock shows too much, milliseconds. */
  readonly offByMs: number;
  /** Jitter of retries, 0..1. */
  readonly random: () => number;
  /** Of `ModulePageStore`: spreads refreshes, 0..1. */
  readonly spread: () => number;
  readonly newRequestNo: () => string;
  /** A broken page, for a test: each request of a claim has another number. */
  readonly renewsNumbers: boolean;
  /** A broken page, for a test: never refetches because of a session. */
  readonly isUnwatched: boolean;
}

const RETRY_MS = 3_000;

/** How far ahead the next moment is looked for, seconds; the device has ticked by then. */
const MAX_TICKS = 6 * 3600;

export interface SimPage {
  open(): void;
  hide(): void;
  show(): void;
  /** What the button of the right shows; null: the page has not loaded. */
  button(): RightButton | null;
  claim(): Promise<WriteOutcome>;
}

export function makeSimPage(
  deps: SimPageDeps,
  { configId, sessionId, rightsNo }: { configId: string; sessionId: string; rightsNo: string },
): SimPage {
  const { time, token } = deps;
  const clock = time.device(deps.offByMs);
  const serverClock = createServerClock(() => clock.nowMs());
  const scope = createScope();
  const failureOf = (cause: unknown) => toCallFailure(cause, true);
  const gateway = createGateway({
    request: { send: deps.send },
    root: () => ROOT,
    pagePath: () => '/fcFriday',
    token: () => token,
    account: () => 0,
    loginType: () => 'other',
    settling: () => null,
    renewLogin: () => Promise.resolve(false),
    onUnauthorized: () => 'login-needed',
    encryptToken: () => null,
    keep: () => undefined,
    loadCipher: () => Promise.reject(new Error('nothing here is encrypted')),
    onBadParts: (path, first) => {
      throw new Error(`${path}: ${first.message}`);
    },
    clock,
    serverClock,
    random: deps.random,
  });
  const api = createModulePageApi(
    gateway,
    { configId, channelId: '', scene: 'page', areThumbnailsOff: false },
    { platformCode: 9, appVersion: '', appSystem: '' },
    scope,
  );
  const store = new ModulePageStore({
    api,
    toCallFailure: failureOf,
    clock,
    serverClock,
    random: deps.spread,
    firstPlace: NO_PLACE,
    scope,
  });
  const sessions = new FlashSaleStore({
    api: deps.renewsNumbers
      ? { ...api, claim: (request) => api.claim({ ...request, requestNo: deps.newRequestNo() }) }
      : api,
    modulePage: store,
    newRequestNo: deps.newRequestNo,
    runGated: gatedBy(
      makeTestGate(() => true),
      scope,
    ),
    toCallFailure: failureOf,
    burialPointInfo: () => '{}',
    scope,
  });

  let isVisible = true;
  let asked = NOTHING_ASKED;
  let boundaries: readonly number[] = [];
  /** Device time of the latest tick of the shared clock (hooks/sharedClock). */
  let tickMs = 0;
  let stopTicks = (): void => undefined;

  const serverMs = (): number => tickMs + serverClock.nowMs() - clock.nowMs();
  const momentAt = (atMs: number): number => lastMoment(boundaries, atMs + LOOK_AHEAD_MS);

  /** `RefreshWatch` after a tick or a response. */
  const watch = (): void => {
    boundaries = sessionBoundaries(store.page?.modules ?? []);
    const moment = momentAt(serverMs());
    const next = askFor(moment, store.generatedAtMs, asked);
    if (next !== null && !deps.isUnwatched) {
      asked = next;
      store.refreshSoon(moment);
    }
    tickAtNextMoment();
  };

  const tick = (): void => {
    tickMs = clock.nowMs();
    watch();
  };

  /** The shared clock ticks on each full second of the device: here only on those at which a moment has passed. */
  const tickAtNextMoment = (): void => {
    stopTicks();
    if (!isVisible) return;
    tickMs = clock.nowMs() - (((clock.nowMs() % 1000) + 1000) % 1000);
    const now = momentAt(serverMs());
    let [before, first] = [0, MAX_TICKS];
    if (momentAt(serverMs() + first * 1000) === now) return;
    while (first - before > 1) {
      const middle = (before + first) >> 1;
      if (momentAt(serverMs() + middle * 1000) === now) before = middle;
      else first = middle;
    }
    stopTicks = time.after(tickMs + first * 1000 - clock.nowMs(), tick);
  };

  /** The user taps 重试 while there is nothing to see. */
  const load = async (): Promise<void> => {
    const { kind } = await store.load();
    if (kind === 'failed') time.after(RETRY_MS, () => void load());
  };

  return {
    open() {
      tickMs = clock.nowMs();
      void load();
      reaction(() => [store.round, store.generatedAtMs], watch);
    },
    hide() {
      isVisible = false;
      stopTicks();
      store.rest();
    },
    show() {
      isVisible = true;
      void store.refresh();
      tick();
    },
    button() {
      const session = sessionsOf(store.page?.modules ?? []).find(({ id }) => id === sessionId);
      const right = session?.rights.find((each) => each.rightsNo === rightsNo);
      if (session === undefined || right === undefined) return null;
      const facts = {
        kind: right.kind,
        status: sessions.statusOf(sessionId, right),
        sessionState: sessionState(
          session,
          Math.floor(clock.nowMs() / 1000) * 1000 + serverClock.nowMs() - clock.nowMs(),
        ),
        subscribeStatus: sessions.subscribeStatusOf(session),
        isFromBeforeStart: store.generatedAtMs < session.startMs,
      };
      return rightButton(facts, false);
    },
    claim: () => sessions.claim(sessionId, rightsNo),
  };
}
