import type { Scope } from '@/api';
import type { SubscribeAnswer, SubscribeMessageCapability } from '@/platform/subscribeMessage/types';
import type { StorageArea } from '@/platform/storage/types';
import type { MessageApi } from './messageApi';
import { readMemory, writeMemory } from './messageMemory';
import { remember, templatesToAsk } from './messageRules';

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
