/** Store of the freight page (product §3.26): the parcel, the carriers' prices, the chosen carrier. */
import { reaction, makeAutoObservable } from 'mobx';
import type { Gateway } from '@/api';
import { DependentQuery } from '@/data/DependentQuery';
import type { PageDeps } from '@/data/pageDeps';
import { fillSendForm } from '@/domain/send/fillSendForm';
import { makeParcelForm, parcelQuestion, sizeOf } from '@/domain/send/parcelForm';
import type { SendDraft } from '@/domain/send/SendDraft';
import type { FreightQuestion } from '@/domain/send/sendTypes';
import { type FreightAnswer, type FreightOffer, fetchFreight } from '@/features/send/freightApi';
import { chosenQuote } from '@/features/send/priceRules';
import type { Draft } from '@/session/drafts';
import { FREIGHT_TEXTS } from './freightTexts';

/** Decision: like on the send page, requests wait until nothing has changed for this long. */
const PAUSE_MS = 300;

interface FreightDeps extends Pick<PageDeps, 'toCallFailure' | 'clock' | 'scope'> {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly isConsumerApp: boolean;
  /** Draft of the parcel, shared with the price comparison. */
  readonly parcelDraft: Draft;
  /** Draft of the send page: prefills the parcel, and 去寄件 writes to it. */
  readonly sendDraft: SendDraft;
}

export class FreightStore {
  readonly parcel: ReturnType<typeof makeParcelForm>;
  readonly freight: DependentQuery<FreightQuestion, FreightAnswer>;
  /** '' : the first available carrier. */
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

  /** The carrier for 去寄件; null if none is available or known yet. */
  get offer(): FreightOffer | null {
    const offers = this.freight.current?.offers ?? [];
    const { code } = chosenQuote(offers, this.wanted) ?? {};
    return offers.find((offer) => offer.code === code) ?? null;
  }

  /** Billable kg if higher than the weight, i.e. charged by volume; null otherwise. */
  get volumeKg(): number | null {
    const billableKg = this.freight.current?.billableKg ?? 0;
    return billableKg > this.parcel.form.values.weight ? billableKg : null;
  }

  /** Fetches what the form allows, and again when it changes; the returned function stops this. */
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

  /** 去寄件: the send page makes the same request and so gets the same price. */
  handOver(): void {
    const { from, to, weight, size } = this.parcel.form.values;
    fillSendForm(this.deps.sendDraft, {
      from,
      to,
      weight,
      size: sizeOf(size),
      carrierCode: this.offer?.code ?? '',
    });
  }
}
