/** Store of the 查快递 page (product §3.26): the number, its likely carrier, and the location of the parcel. */
import { makeAutoObservable } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { expressTrace } from '@/api/generated/operations/express';
import { openToAll } from '@/api/openToAll';
import { DependentQuery } from '@/data/DependentQuery';
import { FormModel, type FormField, type Refused } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import type { CityName } from '@/domain/address/cityRules';
import { fillSendForm } from '@/domain/send/fillSendForm';
import type { SendDraft } from '@/domain/send/SendDraft';
import { CARRIER_PHONES } from '@/features/send/carrierPhones';
import { toTrace } from '@/features/send/orderApi';
import type { OrderState } from '@/features/send/orderRules';
import type { OrderTrace } from '@/features/send/orderTypes';
import { toMinute } from '@/utils/beijingTime';
import { normalizeWaybill } from '@/utils/normalizeDocuments';
import {
  type CarrierCode,
  CARRIERS,
  MAX_LENGTH,
  type CarrierName,
  carriersOf,
  waybillIn,
  waybillProblem,
} from './waybillRules';

/** Failure codes of the call, each with its meaning (contract tag `express`). */
export const EXPRESS_CODE = {
  unknown: '205100001',
  otherCarrier: '205100002',
  tooOften: '205100003',
} as const;

export const FAILED_TEXT = '查询失败，请重试';

export interface Parcel {
  readonly waybillNo: string;
  readonly carrierCode: CarrierCode | 'unknown';
  readonly carrierName: string;
  readonly state: OrderState;
  /** '' if the parcel has arrived or the estimate is unknown. */
  readonly estimatedAt: string;
  readonly from: CityName;
  readonly to: CityName;
  /** Kilograms; 0 unknown. */
  readonly weight: number;
  /** Newest first. */
  readonly traces: readonly OrderTrace[];
  /** Hotline of the carrier; undefined: unknown. */
  readonly phone: string | undefined;
}

interface Values {
  readonly waybillNo: string;
  /** '': the gateway detects the carrier; null: not chosen by hand, derived from the number's format. */
  readonly carrier: CarrierCode | '' | null;
}
interface Asked {
  readonly waybillNo: string;
  readonly carrierCode: CarrierCode | '';
}

interface ExpressDeps extends Pick<PageDeps, 'toCallFailure' | 'clock' | 'scope'> {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly sendDraft: SendDraft;
  /** From the page's URL. */
  readonly waybillNo: string;
  readonly carrierCode: string;
}

const isCarrier = (code: string): code is CarrierCode => CARRIERS.some((carrier) => carrier.code === code);

export class ExpressStore {
  /** Decision: no draft. A waybill number is personal data, and queried numbers are in the account's record. */
  readonly form: FormModel<Values>;
  readonly number: FormField<string>;
  readonly trace: DependentQuery<Asked, Parcel>;

  constructor(private readonly deps: ExpressDeps) {
    const { waybillNo, carrierCode } = deps;
    this.form = new FormModel<Values>({
      id: 'express',
      initial: {
        waybillNo: normalizeWaybill(waybillNo).slice(0, 64),
        carrier: isCarrier(carrierCode) ? carrierCode : null,
      },
      fields: ['waybillNo'],
      check: (values) => {
        const wrong = waybillProblem(values.waybillNo);
        return wrong === '' ? {} : { waybillNo: wrong };
      },
    });
    this.number = this.form.field('waybillNo');
    this.trace = new DependentQuery({
      ...deps,
      failedText: FAILED_TEXT,
      fetch: (asked: Asked, life) => fetchParcel(deps.gateway, asked, life),
    });
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, form: false, number: false, trace: false },
      { autoBind: true },
    );
  }

  /** Carrier options, likely carriers of the number first. */
  get carriers(): readonly CarrierName[] {
    const likely = carriersOf(this.form.values.waybillNo);
    return [
      ...likely.flatMap((code) => CARRIERS.filter((carrier) => carrier.code === code)),
      ...CARRIERS.filter(({ code }) => !likely.includes(code)),
    ];
  }

  /** The carrier to query; '' lets the gateway detect it. */
  get carrier(): CarrierCode | '' {
    const { carrier, waybillNo } = this.form.values;
    return carrier ?? carriersOf(waybillNo)[0] ?? '';
  }

  /** Unknown number, or not with this carrier: a retry would give the same result. */
  get isNotFound(): boolean {
    const { phase, failureCode } = this.trace;
    return (
      phase === 'failed' &&
      (failureCode === EXPRESS_CODE.unknown || failureCode === EXPRESS_CODE.otherCarrier)
    );
  }

  /**
   * Handles a typed number, or a pasted message that contains one. Resets a carrier chosen by hand: it was for the
   * previous number.
   */
  type(text: string): void {
    const found = normalizeWaybill(text).length > MAX_LENGTH || /[^\w\s-]/.test(text) ? waybillIn(text) : '';
    this.number.set(found || text);
    if (this.form.values.carrier !== null) this.form.patch({ carrier: null });
  }

  /** Takes over a text from the clipboard or a scanned label. @returns false: it contains no number */
  take(text: string): boolean {
    const found = waybillIn(text);
    if (found === '') return false;
    this.type(found);
    return true;
  }

  chooseCarrier(carrier: CarrierCode | ''): void {
    this.form.patch({ carrier });
  }

  /** 查询: repeating the same query refetches. */
  ask(): Promise<{ readonly kind: 'asked' } | Refused<Values>> {
    return this.form.submit(async ({ waybillNo }) => {
      const asked = { waybillNo: normalizeWaybill(waybillNo), carrierCode: this.carrier };
      this.trace.reset();
      this.trace.want(asked);
      return Promise.resolve({ kind: 'asked' });
    });
  }

  /** The carrier was wrong: let the gateway detect it. */
  async askAnyCarrier(): Promise<void> {
    this.chooseCarrier('');
    await this.ask();
  }

  /** 寄同样的: same carrier, cities and weight, as far as known. */
  sendAlike(parcel: Parcel): void {
    const { from, to, weight, carrierCode } = parcel;
    const code = carrierCode === 'unknown' ? '' : carrierCode;
    const { sendDraft } = this.deps;
    if (from.city === '' || to.city === '') sendDraft.setCarrier(code);
    else
      fillSendForm(sendDraft, {
        from,
        to,
        weight: weight > 0 ? weight : sendDraft.form.weight,
        size: null,
        carrierCode: code,
      });
  }
}

async function fetchParcel(gateway: Pick<Gateway, 'call'>, asked: Asked, life: Scope): Promise<Parcel> {
  const { data } = await openToAll(() => gateway.call(expressTrace, asked, life));
  return {
    waybillNo: data.waybillNo || asked.waybillNo,
    carrierCode: data.carrierCode,
    carrierName: data.carrierName,
    state: data.stateCode,
    estimatedAt: toMinute(data.estimatedArrivalTm ?? ''),
    from: { province: data.fromProvince, city: data.fromCity },
    to: { province: data.toProvince, city: data.toCity },
    weight: data.weight,
    traces: data.traceList.map(toTrace),
    phone: CARRIER_PHONES[data.carrierCode],
  };
}
