import { literal, number, object, record } from '@/api/decode';
import { ApiError } from '@/api/errors';
import type { StorageArea } from '@/platform/storage/types';
import {
  MAX_TEMPLATES,
  type SubscribeAnswer,
  type SubscribeMessageCapability,
} from '@/platform/subscribeMessage/types';
import type { Scope } from '@/api/scope';
import type { Gateway } from '@/api/createGateway';
import { subscribeReport, subscribeTemplates } from '@/api/generated/operations/messages';
import type { PlatformCode } from '@/platform/host/types';

const KEY = 'messageAnswers';
const decodeMemory = record(object({ answer: literal('accept', 'reject', 'ban'), atMs: number }));

/** Of this device, whoever is logged in: the host asks the device's own account. */
export function readMemory(storage: Pick<StorageArea, 'read'>): MessageMemory {
  const text = storage.read(KEY);
  if (text === null) return {};
  try {
    return decodeMemory(JSON.parse(text), KEY);
  } catch (cause) {
    // Somebody else's text under our key: nothing is known.
    if (cause instanceof SyntaxError || cause instanceof ApiError) return {};
    throw cause;
  }
}

export function writeMemory(storage: Pick<StorageArea, 'write'>, memory: MessageMemory): void {
  storage.write(KEY, JSON.stringify(memory));
}

/** What the person said last, per template id. */
export type MessageMemory = Readonly<
  Record<string, { readonly answer: SubscribeAnswer; readonly atMs: number }>
>;

const DAY_MS = 86_400_000;
/**
 * For how long an answer is respected. Decision: who rejected is left in peace for a week; who switched a template off
 * may have switched it on again in the host's settings after a month. An acceptance is for one message, so the next
 * occasion asks again (the host does so silently for who ticked 总是保持).
 */
const RESPECT_MS: Readonly<Record<SubscribeAnswer, number>> = {
  accept: 0,
  reject: 7 * DAY_MS,
  ban: 30 * DAY_MS,
};

/** The templates to ask for now: at most three, in the gateway's order (the most important first). */
export function templatesToAsk(
  templateIds: readonly string[],
  memory: MessageMemory,
  nowMs: number,
): readonly string[] {
  return [...new Set(templateIds)]
    .filter((id) => {
      const last = memory[id];
      // A clock that was set back must not silence a template for years.
      return last === undefined || Math.abs(nowMs - last.atMs) >= RESPECT_MS[last.answer];
    })
    .slice(0, MAX_TEMPLATES);
}

export function remember(
  memory: MessageMemory,
  answers: Readonly<Record<string, SubscribeAnswer>>,
  nowMs: number,
): MessageMemory {
  const next: Record<string, { answer: SubscribeAnswer; atMs: number }> = { ...memory };
  for (const [id, answer] of Object.entries(answers)) next[id] = { answer, atMs: nowMs };
  return next;
}

export type AskOutcome =
  /** At least one message will come. */
  | 'accepted'
  /** The person wants none. */
  | 'rejected'
  /** Nothing was asked: the person turned all of them down lately. */
  | 'turned-down'
  /** Nothing was asked: the templates have not come (they are asked for again), or there are none now. */
  | 'not-ready'
  /** There is no such thing here: browsers, a host that is too old. */
  | 'unsupported'
  /** The host's main switch for messages is off. */
  | 'switched-off'
  | 'failed';

export interface MessageDeps {
  readonly api: MessageApi;
  readonly host: SubscribeMessageCapability;
  readonly storage: Pick<StorageArea, 'read' | 'write'>;
  readonly nowMs: () => number;
  readonly scope: Scope;
  /** Faults that nobody has to see: the person asked for something else. */
  readonly onFault: (where: 'templates' | 'report', cause: unknown) => void;
}

/**
 * Asks for messages of one scene. The hosts let a program ask inside a tap only, so the templates are fetched ahead
 * (`load`), and `ask` calls the host before anything is waited for.
 */
export class MessageStore {
  /** Null until they have come. */
  private templateIds: readonly string[] | null = null;
  private isLoading = false;
  /** What the gateway has not been told yet. */
  private unreported: Readonly<Record<string, SubscribeAnswer>> = {};

  constructor(private readonly deps: MessageDeps) {}

  /** Once, when the screen stands; without it, or before its answer, `ask` asks nothing. */
  async load(): Promise<void> {
    const { api, host, scope, onFault } = this.deps;
    if (!host.isOffered || this.isLoading || this.templateIds !== null) return;
    this.isLoading = true;
    try {
      this.templateIds = await api.fetchTemplates(scope);
    } catch (cause) {
      if (!scope.isCancelled) onFault('templates', cause);
    } finally {
      this.isLoading = false;
    }
  }

  /** Inside a tap. Never rejects: what the person pressed for goes on whatever comes of this. */
  ask(): Promise<AskOutcome> {
    const { host, storage, nowMs } = this.deps;
    if (!host.isOffered) return Promise.resolve('unsupported');
    if (this.templateIds === null || this.templateIds.length === 0) {
      // For the next press: nobody's press waits for it.
      void this.load();
      return Promise.resolve('not-ready');
    }
    const ids = templatesToAsk(this.templateIds, readMemory(storage), nowMs());
    if (ids.length === 0) return Promise.resolve('turned-down');
    return host.request(ids).then((outcome) => {
      if (outcome.kind !== 'answered') return outcome.kind;
      return this.take(outcome.answers);
    });
  }

  private async take(answers: Readonly<Record<string, SubscribeAnswer>>): Promise<AskOutcome> {
    const { api, storage, nowMs, scope, onFault } = this.deps;
    writeMemory(storage, remember(readMemory(storage), answers, nowMs()));
    this.unreported = { ...this.unreported, ...answers };
    const reported = this.unreported;
    try {
      await api.report(reported, scope);
      this.unreported = {};
    } catch (cause) {
      // The host keeps the person's answer all the same: it goes along with the next one.
      if (!scope.isCancelled) onFault('report', cause);
    }
    return Object.values(answers).includes('accept') ? 'accepted' : 'rejected';
  }
}

/** Where a person is asked: after an order, after taking parcels, after buying, for reminders of campaigns. */
export type MessageScene = 'SEND' | 'PICK' | 'SALE' | 'WELFARE';

export interface MessageApi {
  /** Ids of the scene's templates, the most important first. @throws ApiError */
  fetchTemplates(scope: Scope): Promise<readonly string[]>;
  /** What the person answered. @throws ApiError; UnauthorizedError without login */
  report(answers: Readonly<Record<string, SubscribeAnswer>>, scope: Scope): Promise<void>;
}

/** Calls about messages that a mini program's host sends (contract: subscribeTemplates, subscribeReport). */
export function createMessageApi(gateway: Gateway, scene: MessageScene, client: PlatformCode): MessageApi {
  return {
    async fetchTemplates(scope) {
      const { data } = await gateway.call(subscribeTemplates, { scene, client }, scope);
      return data.templateList.map(({ templateId }) => templateId);
    },
    async report(results, scope) {
      await gateway.call(subscribeReport, { scene, client, results: { ...results } }, scope);
    },
  };
}

/** What each scene's messages are about. */
export const SCENE_TEXTS: Readonly<
  Record<Exclude<MessageScene, 'WELFARE'>, { title: string; hint: string }>
> = {
  SEND: { title: '寄件进度通知', hint: '揽收、派送和签收时告诉您' },
  PICK: { title: '取件通知', hint: '有新包裹到柜、快要超时时告诉您' },
  SALE: { title: '用券提醒', hint: '优惠券快到期时告诉您' },
};

export const MESSAGE_TEXTS = { subscribe: '订阅', subscribed: '已订阅' } as const;

/** What is said after the host has asked; null: the row itself says it. */
export function wordsAfterAsking(outcome: AskOutcome): string | null {
  switch (outcome) {
    case 'accepted':
      return null;
    case 'rejected':
      return '暂未订阅，需要时可以再来打开';
    case 'turned-down':
      return '您之前选择了不接收，可在小程序的设置里更改';
    case 'not-ready':
      return '暂时无法订阅，请稍后再试';
    case 'unsupported':
      return '当前版本不支持订阅，更新后再试';
    case 'switched-off':
      return '消息通知已关闭，请先在小程序的设置里打开';
    case 'failed':
      return '订阅未成功，请稍后重试';
  }
}

/**
 * For a reminder that is of no use without the host's messages: what is said instead of setting it; null: it is set.
 * Where nothing was asked (no templates, a host that is too old) the reminder stands by itself.
 */
export const wordsOfRefusal = (outcome: AskOutcome): string | null =>
  outcome === 'not-ready' || outcome === 'unsupported' ? null : wordsAfterAsking(outcome);
