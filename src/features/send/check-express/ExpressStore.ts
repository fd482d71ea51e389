/** State of one visit to 查快递 (product §3.26): the number, whose it may be, and where the parcel is. */
import { makeAutoObservable } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { expressTrace } from '@/api/generated/operations/express';
import { openToAll } from '@/api/openToAll';
import { DependentQuery } from '@/data/DependentQuery';
import { FormModel, type FormField, type Refused } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { toTrace } from '@/domain/order/orderApi';
import { CARRIER_PHONES, type OrderState } from '@/domain/order/orderRules';
import { type OrderTrace } from '@/domain/order/orderTypes';
import {
  type CarrierCode,
  CARRIERS,
  MAX_LENGTH,
  type CarrierName,
  carriersOf,
  waybillIn,
  waybillProblem,
} from '@/domain/order/waybillRules';
import type { CityName } from '@/domain/address/cityRules';
import { handParcel } from '@/domain/send/handParcel';
import type { SendDraft } from '@/domain/send/SendDraft';
import { toMinute } from '@/utils/beijingTime';
import { plainWaybill } from '@/utils/typed';

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
  /** '' : nobody waits for it any more, or nobody knows. */
  readonly estimatedAt: string;
  readonly from: CityName;
  readonly to: CityName;
  /** Kilograms; 0 unknown. */
  readonly weight: number;
  /** Newest first. */
  readonly traces: readonly OrderTrace[];
  /** Line of its carrier; undefined: none is known. */
  readonly phone: string | undefined;
}

interface Values {
  readonly waybillNo: string;
  /** '' : the gateway finds out; null: not chosen by hand, the form of the number says. */
  readonly carrier: CarrierCode | '' | null;
}
interface Asked {
  readonly waybillNo: string;
  readonly carrierCode: CarrierCode | '';
}

export interface ExpressDeps extends Pick<PageDeps, 'toCallFailure' | 'clock' | 'scope'> {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly sendDraft: SendDraft;
  /** Of the page's address. */
  readonly waybillNo: string;
  readonly carrierCode: string;
}

const isCarrier = (code: string): code is CarrierCode => CARRIERS.some((carrier) => carrier.code === code);

export class ExpressStore {
  /** Decision: without a draft. A number is somebody's, and what was found stands in the record of the account. */
  readonly form: FormModel<Values>;
  readonly number: FormField<string>;
  readonly trace: DependentQuery<Asked, Parcel>;

  constructor(private readonly deps: ExpressDeps) {
    const { waybillNo, carrierCode } = deps;
    this.form = new FormModel<Values>({
      id: 'express',
      initial: {
        waybillNo: plainWaybill(waybillNo).slice(0, 64),
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

  /** Carriers to choose from: those that the number may be of first. */
  get carriers(): readonly CarrierName[] {
    const likely = carriersOf(this.form.values.waybillNo);
    return [
      ...likely.flatMap((code) => CARRIERS.filter((carrier) => carrier.code === code)),
      ...CARRIERS.filter(({ code }) => !likely.includes(code)),
    ];
  }

  /** The carrier that is asked about; '' : the gateway finds out. */
  get carrier(): CarrierCode | '' {
    const { carrier, waybillNo } = this.form.values;
    return carrier ?? carriersOf(waybillNo)[0] ?? '';
  }

  /** Nothing is known of the number, or not under this carrier: asking again would say the same. */
  get isNotFound(): boolean {
    const { phase, failureCode } = this.trace;
    return (
      phase === 'failed' &&
      (failureCode === EXPRESS_CODE.unknown || failureCode === EXPRESS_CODE.otherCarrier)
    );
  }

  /**
   * The number as it is typed, or a message that was pasted with one in it. What was chosen by hand was for the one
   * before.
   */
  type(text: string): void {
    const found = plainWaybill(text).length > MAX_LENGTH || /[^\w\s-]/.test(text) ? waybillIn(text) : '';
    this.number.set(found || text);
    if (this.form.values.carrier !== null) this.form.patch({ carrier: null });
  }

  /** A text from the clipboard or of a label. @returns false: no number is in it */
  take(text: string): boolean {
    const found = waybillIn(text);
    if (found === '') return false;
    this.type(found);
    return true;
  }

  chooseCarrier(carrier: CarrierCode | ''): void {
    this.form.patch({ carrier });
  }

  /** 查询: the same question too is asked anew. */
  ask(): Promise<{ readonly kind: 'asked' } | Refused<Values>> {
    return this.form.submit(async ({ waybillNo }) => {
      const asked = { waybillNo: plainWaybill(waybillNo), carrierCode: this.carrier };
      this.trace.reset();
      this.trace.want(asked);
      return Promise.resolve({ kind: 'asked' });
    });
  }

  /** The carrier was the wrong one: let the gateway find out. */
  async askAnyCarrier(): Promise<void> {
    this.chooseCarrier('');
    await this.ask();
  }

  /** 寄同样的: by the same carrier, from and to the same cities, as heavy, as far as that is known. */
  sendAlike(parcel: Parcel): void {
    const { from, to, weight, carrierCode } = parcel;
    const code = carrierCode === 'unknown' ? '' : carrierCode;
    const { sendDraft } = this.deps;
    if (from.city === '' || to.city === '') sendDraft.setCarrier(code);
    else
      handParcel(sendDraft, {
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
