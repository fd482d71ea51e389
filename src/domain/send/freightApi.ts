/**
 * The store's one question for freight (contract tag `send`): the send page, freight and comparison ask it, so that the
 * same parcel costs the same everywhere. Raw server types stop here.
 */
import { type Gateway, type Scope, UnauthorizedError } from '@/api';
import { queryFreightAndTimeApplets, queryFreightAndTimeFcapp } from '@/api/generated/operations/send';
import type { CarrierQuote, FreightQuestion } from './sendRules';

/** What one carrier takes, and how that comes about. */
export interface FreightOffer extends CarrierQuote {
  /** Kg of the first weight; 0 unknown. */
  readonly firstKg: number;
  /** Fen of the first weight, and of each further kg; 0 unknown. */
  readonly firstFen: number;
  readonly extraFen: number;
  /** How heavy and how large one parcel may be; '' unknown. */
  readonly limits: string;
}

export interface FreightAnswer {
  /** Those that can be had first, the cheapest at the top. */
  readonly offers: readonly FreightOffer[];
  /** Kg that are paid for, by weight or by volume; 0 unknown. */
  readonly billableKg: number;
}

/** Open to everybody. @param isConsumerApp its freight has a path of its own @throws ApiError */
export async function fetchFreight(
  gateway: Pick<Gateway, 'call'>,
  isConsumerApp: boolean,
  question: FreightQuestion,
  scope: Scope,
): Promise<FreightAnswer> {
  const operation = isConsumerApp ? queryFreightAndTimeFcapp : queryFreightAndTimeApplets;
  const { data } = await openToAll(() => gateway.call(operation, question, scope));
  return {
    offers: data.carrierList.flatMap(({ carrierCode: code, ...wire }) => {
      if (code === 'unknown') return []; // nobody can send by a carrier that the order's call does not take
      return {
        code,
        name: wire.carrierName,
        isAvailable: wire.isAvailable,
        reason: wire.unavailableReason,
        freightFen: wire.freightFen,
        listFen: wire.originalFreightFen,
        earliestMs: wire.earliestArrivalMs,
        latestMs: wire.latestArrivalMs,
        tag: wire.tag,
        firstKg: wire.firstWeightKg,
        firstFen: wire.firstWeightFen,
        extraFen: wire.extraWeightFen,
        limits: wire.limitDesc,
      };
    }),
    billableKg: data.billableWeight,
  };
}

/** A login that is over counts as none: the session has dropped the token by then, and the second call carries none. */
async function openToAll<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof UnauthorizedError)) throw cause;
    return ask();
  }
}
