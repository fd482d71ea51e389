/** State of one visit to the freight page (product §3.26): the parcel, what carriers take for it, which one is chosen. */
import { makeAutoObservable, reaction } from 'mobx';
import type { Gateway } from '@/api';
import { DependentQuery } from '@/data/DependentQuery';
import type { PageDeps } from '@/data/pageDeps';
import { type FreightAnswer, type FreightOffer, fetchFreight } from '@/domain/send/freightApi';
import { handParcel } from '@/domain/send/handParcel';
import { makeParcelForm, parcelQuestion, sizeOf } from '@/domain/send/parcelForm';
import { chosenQuote } from '@/domain/send/priceRules';
import type { SendDraft } from '@/domain/send/SendDraft';
import type { FreightQuestion } from '@/domain/send/sendRules';
import type { Draft } from '@/session/drafts';
import { FREIGHT_TEXTS } from './freightTexts';

/** Decision: as on the send page, asked when nothing has changed for so long. */
const PAUSE_MS = 300;

export interface FreightDeps extends Pick<PageDeps, 'toCallFailure' | 'clock' | 'scope'> {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly isConsumerApp: boolean;
  /** The parcel's own, shared with the comparison of prices. */
  readonly parcelDraft: Draft;
  /** The send page's: what is there already begins the parcel, and 去寄件 goes into it. */
  readonly sendDraft: SendDraft;
}

export class FreightStore {
  readonly parcel: ReturnType<typeof makeParcelForm>;
  readonly freight: DependentQuery<FreightQuestion, FreightAnswer>;
  /** '' : the first that can be had. */
  private wanted = '';

  constructor(private readonly deps: FreightDeps) {
    const { gateway, isConsumerApp, parcelDraft, sendDraft } = deps;
    const { sender, receiver, weight, size } = sendDraft.form;
    this.parcel = makeParcelForm({
      id: 'freight',
      known: {
        ...(sender === null ? {} : { from: { province: sender.province, city: sender.city } }),
        ...(receiver === null ? {} : { to: { province: receiver.province, city: receiver.city } }),
        weight,
        ...(size === null
          ? {}
          : {
              size: {
                length: String(size.lengthCm),
                width: String(size.widthCm),
                height: String(size.heightCm),
              },
            }),
      },
      draft: parcelDraft,
    });
    this.freight = new DependentQuery({
      ...deps,
      failedText: FREIGHT_TEXTS.failed,
      fetch: (question: FreightQuestion, life) => fetchFreight(gateway, isConsumerApp, question, life),
    });
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, parcel: false, freight: false },
      { autoBind: true },
    );
  }

  /** The carrier that 去寄件 goes by; null: none can be had, or it is not known yet. */
  get offer(): FreightOffer | null {
    const offers = this.freight.current?.offers ?? [];
    const { code } = chosenQuote(offers, this.wanted) ?? {};
    return offers.find((offer) => offer.code === code) ?? null;
  }

  /** Kg that are paid for where they are more than it weighs: it is paid for by its volume; null otherwise. */
  get volumeKg(): number | null {
    const billableKg = this.freight.current?.billableKg ?? 0;
    return billableKg > this.parcel.form.values.weight ? billableKg : null;
  }

  /** Asks for what the form makes possible, and anew as it changes; the returned function ends that. */
  start(): () => void {
    return reaction(
      () => parcelQuestion(this.parcel.form.values),
      (question) => this.freight.want(question, this.freight.phase === 'idle' ? 0 : PAUSE_MS),
      { fireImmediately: true },
    );
  }

  choose(code: string): void {
    this.wanted = code;
  }

  /** 去寄件: the send page asks the same question, and so the same price. */
  handOver(): void {
    const { from, to, weight, size } = this.parcel.form.values;
    handParcel(this.deps.sendDraft, {
      from,
      to,
      weight,
      size: sizeOf(size),
      carrierCode: this.offer?.code ?? '',
    });
  }
}
