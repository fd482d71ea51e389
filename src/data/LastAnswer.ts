import { number, object, rawValue } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { type CallFailure, NetworkError } from '@/api/errors';
import type { AnswerMemory } from '@/session/answerMemory';
import type { Clock } from '@/utils/clock';
import { fittingText, isRecent } from './lastAnswerRules';

const entryOf = object({ atMs: number, value: rawValue });

/** What is stored of an answer. */
export interface KeptForm<T> {
  /** Strict: an entry that does not fit, of another version for example, is dropped. */
  readonly decode: Decoder<T>;
  /** At most this many rows of it, without what is not to be stored; null: nothing, as it is not the account's own. */
  readonly part: (value: T, rows: number) => T | null;
}

interface LastAnswerDeps<T> extends KeptForm<T> {
  readonly memory: AnswerMemory;
  /** Logs in the host's account of a mini program again. Never rejects. */
  readonly logInSilently: () => Promise<boolean>;
  readonly clock: Pick<Clock, 'nowMs'>;
}

/**
 * The last answer of one read, kept on the device with its time, to be shown when the read gets no answer. `Query` and
 * `PagedQuery` take it as `lastAnswer`.
 */
export class LastAnswer<T> {
  /** When the answer last kept or read was given (the device's clock); null: none, or not the account's own. */
  atMs: number | null = null;

  constructor(private readonly deps: LastAnswerDeps<T>) {}

  /** The current account's; null: none, too old, or unreadable. */
  read(): T | null {
    const { memory, decode, clock } = this.deps;
    const text = memory.read();
    if (text === null) return null;
    try {
      const { atMs, value } = entryOf(JSON.parse(text), '');
      const decoded = decode(value, 'value');
      // A list that is missing decodes as an empty one.
      if (value !== undefined && value !== null && isRecent(atMs, clock.nowMs())) {
        this.atMs = atMs;
        return decoded;
      }
    } catch {
      // Truncated, or another version's: removed like one that is too old.
    }
    memory.forget();
    return null;
  }

  /**
   * What is shown after a failure, with its time; undefined: nothing old, since the gateway has answered or nothing is
   * kept.
   * @param shown stays
   */
  after(
    { kind }: CallFailure,
    shown: T | null,
  ): { readonly value: T; readonly atMs: number | null } | undefined {
    if (kind !== 'offline' && kind !== 'no-answer') return undefined;
    const value = shown ?? this.read();
    return value === null ? undefined : { value, atMs: this.atMs };
  }

  /** The gateway has answered. */
  keep(value: T): void {
    const { memory, part, clock } = this.deps;
    const atMs = clock.nowMs();
    const isOwn = part(value, 0) !== null;
    this.atMs = isOwn ? atMs : null;
    if (!isOwn) return;
    const text = fittingText((rows) => JSON.stringify({ atMs, value: part(value, rows) }));
    if (text === null) memory.forget();
    else memory.write(text);
  }

  /** An answer of the host's account is there, which has not logged in yet. */
  get isBeforeLogin(): boolean {
    return this.deps.memory.isBeforeLogin && this.read() !== null;
  }

  /**
   * Logs in the host's account first, whose answer is there.
   * @throws NetworkError if that is not possible now: the answer stays the account's last one
   */
  async logInFirst(): Promise<void> {
    if (this.isBeforeLogin && !(await this.deps.logInSilently()) && this.isBeforeLogin)
      throw new NetworkError('the silent login got no answer');
  }
}
