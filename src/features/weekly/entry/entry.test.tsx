/**
 * The weekly page survives any response of the gateway: hundreds of broken responses, one after another in pages that
 * stay mounted, as refreshes bring them.
 */
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createScope, type OwnedScope } from '@/api';
import { wirePool } from '@/features/weekly/draw/testing/drawBench';
import { TEN_MS } from '@/features/weekly/flashSale/testing/sessionFixtures';
import {
  EVIL_HOST,
  HOSTILE_MARK,
  mutate,
  mutation,
  type Json,
  type Mutation,
} from '@/features/weekly/page/testing/mutations';
import { WIRE_HOME, WIRE_REWARDS, WORDS_OF_PART } from '@/features/weekly/page/testing/rawHome';
import type { PendingExchange, TransportRequest } from '@/platform/request/types';
import { tracker } from '@/tracking';
import { runs } from '../../../../test/harness/wide';
import { WeeklyPage } from './WeeklyPage';

// Page lifecycle hooks need a running Taro page; here, showing again means a tab's visibility (`pageVisibility`).
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
jest.mock('@/hooks/usePageShown', () => ({ usePageShown: () => undefined }));
jest.mock('@/hooks/usePageInView', () => ({ usePageInView: () => null }));
// Unit tests run without the build's env values.
const BRAND = '小蜂驿站';
jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  return { env: { ...env, brandName: '小蜂驿站' } };
});
const mockGateway = { send: (_request: TransportRequest): PendingExchange => never() };
jest.mock('@/platform/request', () => ({
  request: {
    send: (request: TransportRequest) => mockGateway.send(request),
    sendAtPageEnd: () => true,
  },
}));

/** `parsePage.test.ts` tests the decoding place by place; the short set checks what the page renders from it. */
const RUNS = runs(120, 2000);
const SEED = 20_261_121;
/** A new visit after this many responses, so that state kept between responses is tested both fresh and old. */
const ANSWERS_PER_VISIT = RUNS / 2;

interface Answer {
  readonly mutations: readonly Mutation[];
  /** Responses of the draw's prize pool and of the reward cards. */
  readonly others: readonly Mutation[];
  /** A draw fetches its pool once: another draw fetches it again. */
  readonly hasNewDraw: boolean;
  readonly opensRules: boolean;
}

const answers: fc.Arbitrary<Answer> = fc.record({
  mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }),
  others: fc.array(mutation, { maxLength: 3 }),
  hasNewDraw: fc.nat(19).map((number) => number === 0),
  opensRules: fc.nat(19).map((number) => number === 0),
});

let errors: string[];
let home: Json;
let pool: Json;
let rewards: Json;
let visit: Visit | null;

interface Visit {
  readonly root: Root;
  readonly scope: OwnedScope;
  readonly element: HTMLElement;
}

beforeEach(() => {
  errors = [];
  visit = null;
  jest.useFakeTimers({ now: TEN_MS + 60_000, doNotFake: ['queueMicrotask', 'nextTick'] });
  jest
    .spyOn(console, 'error')
    .mockImplementation((...words) => void errors.push(words.map(String).join(' ')));
  jest.spyOn(tracker, 'track').mockImplementation((event) => {
    // A decoder's report about a missing part is also an event, but no module's fault.
    if (event.type === 'error' && event.component !== 'answer')
      errors.push(`a module broke: ${JSON.stringify(event)}`);
  });
  mockGateway.send = ({ url }) => ({
    outcome: Promise.resolve({
      kind: 'response',
      status: 200,
      headers: {},
      text: JSON.stringify({ success: true, code: '0', msg: '', data: answerTo(url) }),
    }),
    cancel: () => undefined,
  });
  window.addEventListener('error', noteError);
});

afterEach(async () => {
  await leave();
  window.removeEventListener('error', noteError);
  jest.useRealTimers();
});

const noteError = (event: ErrorEvent): void => void errors.push(`unhandled: ${event.message}`);

function answerTo(url: string): Json {
  if (url.endsWith('/aggregatePage/home')) return home;
  if (url.endsWith('/draw/prizeList')) return pool;
  if (url.endsWith('/aggregationEntrance')) return rewards;
  return {};
}

function never(): never {
  throw new Error('no gateway yet');
}

/** Lets pending work finish and the given milliseconds pass. */
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await nextTurn();
    jest.advanceTimersByTime(ms);
    await nextTurn();
  });

async function enter(): Promise<void> {
  home = MANY_MODULES;
  pool = wirePool(8);
  rewards = WIRE_REWARDS;
  const element = document.createElement('div');
  document.body.appendChild(element);
  const root = createRoot(element);
  const scope = createScope();
  visit = { root, scope, element };
  const page = { configId: 'FRI', channelId: '', scene: 'page', areThumbnailsOff: false } as const;
  act(() => root.render(<WeeklyPage visit={page} scope={scope} setTitle={() => undefined} />));
  // Lets every module take its turn to load.
  for (let second = 0; second < 10; second += 1) await pass(1000);
}

async function leave(): Promise<void> {
  if (visit === null) return;
  const { root, scope, element } = visit;
  visit = null;
  act(() => root.unmount());
  scope.cancel();
  element.remove();
  await pass(0);
}

/** The tab was hidden and is shown again: the page refetches (product §2.4). */
async function comeBack(): Promise<void> {
  for (const state of ['hidden', 'visible'] as const) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  await pass(50);
}

const fifty = (modules: readonly Json[]): readonly Json[] => Array.from({ length: 50 }, () => modules[0]);
/** More modules than any later response, so that each of theirs has already had its turn. */
const MANY_MODULES: Json = {
  ...WIRE_HOME,
  independentModuleList: fifty(WIRE_HOME.independentModuleList),
  commonModuleList: fifty(WIRE_HOME.commonModuleList),
};

const mutated = (
  answer: Readonly<Record<string, Json>>,
  mutations: readonly Mutation[],
): { readonly answer: Readonly<Record<string, Json>>; readonly fields: ReadonlySet<string> } => {
  const fields = new Set<string>();
  let changed = answer;
  for (const each of mutations) {
    const result = mutate(changed, each);
    changed = result.answer;
    fields.add(result.field);
  }
  return { answer: changed, fields };
};

/** Elements and attributes that no response may create, and URLs that none may request. */
function hostileParts(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const { localName } = element;
    if (FORBIDDEN.has(localName)) found.push(`<${localName}>`);
    // By names, because jsdom's attribute map takes a third of the test's time.
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${localName}[${name}]`);
      const value = LOADING.has(name) ? (element.getAttribute(name) ?? '') : '';
      if (/^\s*(?:javascript|vbscript|data:text)/i.test(value) || value.includes(EVIL_HOST))
        found.push(`${localName}[${name}=${value.slice(0, 80)}]`);
    }
  }
  return found;
}
const FORBIDDEN: ReadonlySet<string> = new Set(
  'script,iframe,object,embed,link,meta,base,form,style,svg,math,frame'.split(','),
);
const LOADING: ReadonlySet<string> = new Set(
  'src,srcset,href,xlink:href,action,formaction,data,poster,background,style'.split(','),
);

let draws = 0;
async function check({ mutations, others, hasNewDraw, opensRules }: Answer): Promise<void> {
  const { answer, fields } = mutated(WIRE_HOME, mutations);
  pool = mutated(wirePool(8), others).answer;
  rewards = mutated(WIRE_REWARDS, others).answer;
  draws += hasNewDraw ? 1 : 0;
  home = renamedDraw(answer, draws);
  await comeBack();
  const text = document.body.textContent ?? '';
  if (!text.includes(BRAND)) errors.push('the footer is gone');
  for (const [part, words] of Object.entries(WORDS_OF_PART)) {
    // A finished page hides the common part, and its sessions become one.
    const isUntouched = !fields.has(part) && !(part === 'commonModuleList' && fields.has('baseInfo'));
    if (isUntouched && !text.includes(words)) errors.push(`${part} is gone, which was good`);
  }
  if (opensRules) await openRules();
  errors.push(...hostileParts());
  expect(Reflect.get(window, HOSTILE_MARK)).toBeUndefined();
  expect(errors).toEqual([]);
}

const renamedDraw = (answer: Readonly<Record<string, Json>>, number: number): Json => {
  const [draw] = WIRE_HOME.drawPrizeModuleList;
  return answer['drawPrizeModuleList'] === WIRE_HOME.drawPrizeModuleList
    ? { ...answer, drawPrizeModuleList: [{ ...draw, configId: `D${number}` }] }
    : answer;
};

async function openRules(): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('[role=button]')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === '活动规则',
  );
  if (button === undefined) return;
  act(() => button.click());
  await pass(50);
  errors.push(...hostileParts());
  const close = [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=button]')].pop();
  if (close === undefined) errors.push('the rules did not open');
  else act(() => close.click());
  await pass(1000);
}

it(`${RUNS} answers gone wrong never blank the page, break a good part, or run`, async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      errors = [];
      if (count % ANSWERS_PER_VISIT === 0) {
        await leave();
        await enter();
      }
      count += 1;
      await check(answer);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 300_000);
