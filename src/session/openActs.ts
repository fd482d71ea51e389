/**
 * Acts that must not happen twice (a withdrawal, an invoice), kept before the call leaves (`accountKept`), so that a page
 * that is loaded again asks what became of one whose answer was lost.
 */
import { array, boolean, object, string } from '@/api/decode';
import type { AccountKept, KeptEntry } from './accountKept';

export type ActName =
  'withdraw' | 'invoice' | 'feedback' | 'closeAccount' | `orderCancel.${string}` | `draw.${string}`;

export interface OpenAct {
  /** Mark of the account that began it. */
  readonly owner: string;
  /** The contract's `RequestNo` of the claim. */
  readonly requestNo: string;
  /** False: the gateway has said that nothing happened; the number goes out again with the next try. */
  readonly isUncertain: boolean;
  /** What was asked for, as far as it tells one act from the next: a sum in fen, say. No personal data. */
  readonly what: string;
  /** Other marks whose account has sent the same number since, and has had its answer. */
  readonly answeredTo: readonly string[];
}

export interface ActMemory {
  /** Of the present account. */
  own(): OpenAct | null;
  /** Begun under other marks: this account's or not, the gateway knows. */
  others(): readonly OpenAct[];
  /**
   * The present account's own, else one that begins; that is not kept yet. It takes the number of an act that was left
   * under another mark: if that is the same person's and arrives late, it counts once; another person's numbers are
   * apart (contract, "Claims sent again": "from the same account").
   */
  begin(newRequestNo: () => string): OpenAct;
  write(act: OpenAct): void;
  /** The present account knows what became of it. */
  forget(act: OpenAct): void;
}

const decodeAct = object({
  requestNo: string,
  isUncertain: boolean,
  what: string,
  answeredTo: array(string),
});

/** @param kept the entries of one act */
export function openActMemory(kept: AccountKept): ActMemory {
  const others = (): readonly OpenAct[] =>
    kept.others().flatMap((entry) => {
      const act = actOf(entry);
      return act === null || act.answeredTo.includes(kept.owner) ? [] : [act];
    });
  const write = ({ owner, ...act }: OpenAct): void => kept.write({ owner, text: JSON.stringify(act) });
  const answered = (act: OpenAct): void => write({ ...act, answeredTo: [...act.answeredTo, kept.owner] });
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
      // Under a number that several accounts have sent, one's answer ends nothing of another's.
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

function actOf({ owner, text }: KeptEntry): OpenAct | null {
  try {
    const value: unknown = JSON.parse(text);
    return { owner, ...decodeAct(value, '') };
  } catch {
    return null; // half a text, or another version's: as if there were none
  }
}
