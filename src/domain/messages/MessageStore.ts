import type { Scope } from '@/api/scope';
import type { StorageArea } from '@/platform/storage/types';
import type { SubscribeAnswer, SubscribeMessageCapability } from '@/platform/subscribeMessage/types';
import type { MessageApi } from './messageApi';
import { readMemory, writeMemory } from './messageMemory';
import { remember, templatesToAsk } from './messageRules';

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
