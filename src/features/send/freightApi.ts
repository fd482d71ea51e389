/**
 * The one freight request (contract tag `send`), shared by the send, freight and comparison pages, so that a parcel
 * costs the same everywhere. DTOs do not leave this file.
 */
import type { Gateway, Scope } from '@/api';
import { queryFreightAndTimeApplets, queryFreightAndTimeFcapp } from '@/api/generated/operations/send';
import { openToAll } from '@/api/openToAll';
import type { CarrierQuote, FreightQuestion } from '@/domain/send/sendTypes';

/** One carrier's price and its breakdown. */
export interface FreightOffer extends CarrierQuote {
  /** Kg included in the first weight; 0: unknown. */
  readonly firstKg: number;
  /** Fen for the first weight, and for each further kg; 0: unknown. */
  readonly firstFen: number;
  readonly extraFen: number;
  /** Maximum weight and size of one parcel; '': unknown. */
  readonly limits: string;
}

export interface FreightAnswer {
  /** Available ones first, cheapest at the top. */
  readonly offers: readonly FreightOffer[];
  /** Billed kg, by weight or by volume; 0: unknown. */
  readonly billableKg: number;
}

/**
 * Public.
 * @param isConsumerApp the consumer app has its own freight path
 * @throws ApiError
 */
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
      if (code === 'unknown') return []; // the order call does not accept an unknown carrier
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
