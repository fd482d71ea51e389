/**
 * Acts that must not happen twice (a withdrawal, an invoice), kept before the call leaves (`accountKept`), so that a page
 * that is loaded again asks what became of one whose answer was lost.
 */
import { boolean, object, string } from '@/api/decode';
import type { AccountKept, KeptEntry } from './accountKept';

export type ActName = 'withdraw' | 'invoice' | 'feedback' | 'closeAccount' | `orderCancel.${string}`;

export interface OpenAct {
  /** Mark of the account that began it. */
  readonly owner: string;
  /** The contract's `RequestNo` of the claim. */
  readonly requestNo: string;
  /** False: the gateway has said that nothing happened; the number goes out again with the next try. */
  readonly isUncertain: boolean;
  /** What was asked for, as far as it tells one act from the next: a sum in fen, say. No personal data. */
  readonly what: string;
}

export interface ActMemory {
  /** Of the present account. */
  own(): OpenAct | null;
  /** Begun under other marks: this account's or not, the gateway knows. */
  others(): readonly OpenAct[];
  /** A new one of the present account; it is not kept yet. */
  begin(requestNo: string): OpenAct;
  write(act: OpenAct): void;
  /** What became of it is known. */
  forget(act: OpenAct): void;
}

const decodeAct = object({ requestNo: string, isUncertain: boolean, what: string });

/** @param kept the entries of one act */
export function openActMemory(kept: AccountKept): ActMemory {
  return {
    own: () => {
      const text = kept.own();
      return text === null ? null : actOf({ owner: kept.owner, text });
    },
    others: () =>
      kept.others().flatMap((entry) => {
        const act = actOf(entry);
        return act === null ? [] : [act];
      }),
    begin: (requestNo) => ({ owner: kept.owner, requestNo, isUncertain: false, what: '' }),
    write({ owner, ...act }) {
      kept.write({ owner, text: JSON.stringify(act) });
    },
    forget({ owner }) {
      kept.forget(owner);
    },
  };
}

function actOf({ owner, text }: KeptEntry): OpenAct | null {
  try {
    const value: unknown = JSON.parse(text);
    return { owner, ...decodeAct(value, '') };
  } catch {
    return null; // half a text, or another version's: as if there were none
  }
}
