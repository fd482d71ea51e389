import type { Gateway } from '@/api/createGateway';
import { literal, number, object, record } from '@/api/decode';
import { ApiError } from '@/api/errors';
import { subscribeReport, subscribeTemplates } from '@/api/generated/operations/messages';
import type { Scope } from '@/api/scope';
import type { PlatformCode } from '@/platform/host/types';
import type { StorageArea } from '@/platform/storage/types';
import {
  MAX_TEMPLATES,
  type SubscribeAnswer,
  type SubscribeMessageCapability,
} from '@/platform/subscribeMessage/types';

const KEY = 'messageAnswers';
const decodeMemory = record(object({ answer: literal('accept', 'reject', 'ban'), atMs: number }));

/** Decisions stored on this device, whichever account is logged in: the host asks the device's own account. */
function readMemory(storage: Pick<StorageArea, 'read'>): MessageMemory {
  const text = storage.read(KEY);
  if (text === null) return {};
  try {
    return decodeMemory(JSON.parse(text), KEY);
  } catch (cause) {
    // Foreign text under our key: treated as empty.
    if (cause instanceof SyntaxError || cause instanceof ApiError) return {};
    throw cause;
  }
}

function writeMemory(storage: Pick<StorageArea, 'write'>, memory: MessageMemory): void {
  storage.write(KEY, JSON.stringify(memory));
}

/** The user's last decision per template id. */
export type MessageMemory = Readonly<
  Record<string, { readonly answer: SubscribeAnswer; readonly atMs: number }>
>;

const DAY_MS = 86_400_000;
/**
 * How long a decision is respected. Decision: after a rejection the app does not ask for a week; a template that was
 * switched off may have been switched on again in the host's settings after a month. An acceptance is for one message,
 * so the next occasion asks again (the host does so silently if the user ticked 总是保持).
 */
const RESPECT_MS: Readonly<Record<SubscribeAnswer, number>> = {
  accept: 0,
  reject: 7 * DAY_MS,
  ban: 30 * DAY_MS,
};

/** The templates to ask for now: at most three, in the gateway's order (most important first). */
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
  /** The user rejected all of them. */
  | 'rejected'
  /** Nothing was asked: the user rejected all of them recently. */
  | 'turned-down'
  /** Nothing was asked: the templates have not loaded (they are fetched again), or there are none now. */
  | 'not-ready'
  /** Not available here: browsers, or a host that is too old. */
  | 'unsupported'
  /** The host's main switch for messages is off. */
  | 'switched-off'
  | 'failed';

interface MessageDeps {
  readonly api: MessageApi;
  readonly host: SubscribeMessageCapability;
  readonly storage: Pick<StorageArea, 'read' | 'write'>;
  readonly nowMs: () => number;
  readonly scope: Scope;
  /** Receives faults that the user need not see, since they tapped for something else. */
  readonly onFault: (where: 'templates' | 'report', cause: unknown) => void;
}

/**
 * Asks for messages of one scene. Hosts allow this only inside a tap, so the templates are fetched ahead (`load`), and
 * `ask` calls the host before any await.
 */
export class MessageStore {
  /** Null until loaded. */
  private templateIds: readonly string[] | null = null;
  private isLoading = false;
  /** Decisions not yet reported to the gateway. */
  private unreported: Readonly<Record<string, SubscribeAnswer>> = {};

  constructor(private readonly deps: MessageDeps) {}

  /** Call once, when the screen has rendered; until it has loaded, `ask` asks nothing. */
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

  /** Call inside a tap. Never rejects: the user's action continues whatever the result. */
  ask(): Promise<AskOutcome> {
    const { host, storage, nowMs } = this.deps;
    if (!host.isOffered) return Promise.resolve('unsupported');
    if (this.templateIds === null || this.templateIds.length === 0) {
      // For the next tap: no tap waits for it.
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
      // The host keeps the user's decision anyway; the report is sent with the next one.
      if (!scope.isCancelled) onFault('report', cause);
    }
    return Object.values(answers).includes('accept') ? 'accepted' : 'rejected';
  }
}

/** When the user is asked: after an order, after picking up parcels, after buying, for campaign reminders. */
export type MessageScene = 'SEND' | 'PICK' | 'SALE' | 'WELFARE';

interface MessageApi {
  /** Ids of the scene's templates, most important first. @throws ApiError */
  fetchTemplates(scope: Scope): Promise<readonly string[]>;
  /** Reports the user's decisions. @throws ApiError; UnauthorizedError without login */
  report(answers: Readonly<Record<string, SubscribeAnswer>>, scope: Scope): Promise<void>;
}

/** API of messages that a mini program's host sends (contract: subscribeTemplates, subscribeReport). */
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

/** Texts of each scene's messages. */
export const SCENE_TEXTS: Readonly<
  Record<Exclude<MessageScene, 'WELFARE'>, { title: string; hint: string }>
> = {
  SEND: { title: '寄件进度通知', hint: '揽收、派送和签收时告诉您' },
  PICK: { title: '取件通知', hint: '有新包裹到柜、快要超时时告诉您' },
  SALE: { title: '用券提醒', hint: '优惠券快到期时告诉您' },
};

export const MESSAGE_TEXTS = { subscribe: '订阅', subscribed: '已订阅' } as const;

/** Toast after the host has asked; null: the row itself shows it. */
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
 * For a reminder that is useless without the host's messages: the toast to show instead of setting it; null: it is set.
 * If nothing was asked (no templates, or a host that is too old), the reminder is set without messages.
 */
export const wordsOfRefusal = (outcome: AskOutcome): string | null =>
  outcome === 'not-ready' || outcome === 'unsupported' ? null : wordsAfterAsking(outcome);
