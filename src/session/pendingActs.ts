/**
 * Acts that must not happen twice (a withdrawal, an invoice), stored before the request is sent (`accountKept`), so
 * that a reloaded page fetches the result of an act whose response was lost.
 */
import { array, boolean, object, string } from '@/api/decode';
import type { PerAccountStorage, PerAccountEntry } from './perAccountStorage';

export type ActName =
  'withdraw' | 'invoice' | 'feedback' | 'closeAccount' | `orderCancel.${string}` | `draw.${string}`;

export interface PendingAct {
  /** Mark of the account that began it. */
  readonly owner: string;
  /** The contract's `RequestNo` of the claim. */
  readonly requestNo: string;
  /** False: the gateway has confirmed that nothing happened; the next attempt sends the same number again. */
  readonly isUncertain: boolean;
  /**
   * What was requested, as far as it distinguishes one act from the next: an amount in fen, for example. No personal
   * data.
   */
  readonly what: string;
  /** Other marks whose account has sent the same number since, and has received its response. */
  readonly answeredTo: readonly string[];
}

export interface ActMemory {
  /** The current account's act. */
  own(): PendingAct | null;
  /** Begun under other marks: only the gateway knows whether they belong to this account. */
  others(): readonly PendingAct[];
  /**
   * The current account's own act, else a new one, which is not stored yet. A new act reuses the number of an act that
   * was left under another mark: if that belongs to the same user and arrives late, it counts once; numbers of other
   * users are separate (contract, "Claims sent again": "from the same account").
   */
  begin(newRequestNo: () => string): PendingAct;
  write(act: PendingAct): void;
  /** The current account knows the result. */
  forget(act: PendingAct): void;
}

const decodeAct = object({
  requestNo: string,
  isUncertain: boolean,
  what: string,
  answeredTo: array(string),
});

/** @param kept the entries of one act */
export function makeActMemory(kept: PerAccountStorage): ActMemory {
  const others = (): readonly PendingAct[] =>
    kept.others().flatMap((entry) => {
      const act = actOf(entry);
      return act === null || act.answeredTo.includes(kept.owner) ? [] : [act];
    });
  const write = ({ owner, ...act }: PendingAct): void => kept.write({ owner, text: JSON.stringify(act) });
  const answered = (act: PendingAct): void => write({ ...act, answeredTo: [...act.answeredTo, kept.owner] });
  const memory: ActMemory = {
    own: () => {
      const text = kept.own();
      return text === null ? null : actOf({ owner: kept.owner, text });
    },
    others,
    begin(newRequestNo) {
      const own = memory.own();
      if (own !== null) return own;
      const left = others().find(({ isUncertain, answeredTo }) => isUncertain && answeredTo.length === 0);
      const requestNo = left?.requestNo ?? newRequestNo();
      return { owner: kept.owner, requestNo, isUncertain: false, what: '', answeredTo: [] };
    },
    write,
    forget(act) {
      const isOwn = act.owner === kept.owner;
      // If several accounts have sent the number, the response to one ends nothing of another.
      if (isOwn || act.answeredTo.length === 0) kept.forget(act.owner);
      else answered(act);
      if (isOwn)
        others()
          .filter(({ requestNo }) => requestNo === act.requestNo)
          .forEach(answered);
    },
  };
  return memory;
}

function actOf({ owner, text }: PerAccountEntry): PendingAct | null {
  try {
    const value: unknown = JSON.parse(text);
    return { owner, ...decodeAct(value, '') };
  } catch {
    return null; // truncated text, or another version's: treated as absent
  }
}
