/**
 * What a person has filled in on the send page. It outlives the page: the address pages write into it, and it is there
 * again after a restart. Knows no page and no call.
 *
 * Decision: phone numbers stay in the visit's own area; what outlives a restart carries none, and a contact that has
 * lost its number says so (one of the address book gets it back from there).
 */
import { makeAutoObservable, observableRef } from 'mobx';
import type { AddressKind, PickedContact } from '@/features/address';
import type { StorageArea } from '@/platform/storage/types';
import { EMPTY_FORM, readForm, writeForm, type SendForm } from './draftForm';
import { MAX_WEIGHT, MIN_WEIGHT } from './sendRules';
import type { CouponWish } from './sendTypes';

const KEY = 'sendDraft';

export interface DraftAreas {
  readonly session: Pick<StorageArea, 'read' | 'write' | 'remove'>;
  readonly durable: Pick<StorageArea, 'read' | 'write' | 'remove'>;
}

export class SendDraft {
  form: SendForm;

  constructor(
    private readonly areas: DraftAreas,
    private readonly makeSubmitNo: () => string,
  ) {
    this.form = readForm(areas.session.read(KEY)) ?? readForm(areas.durable.read(KEY)) ?? EMPTY_FORM;
    makeAutoObservable<this, 'areas' | 'makeSubmitNo'>(
      this,
      { areas: false, makeSubmitNo: false, form: observableRef },
      { autoBind: true },
    );
  }

  contact(kind: AddressKind): PickedContact | null {
    return kind === 'SENDER' ? this.form.sender : this.form.receiver;
  }

  setContact(kind: AddressKind, contact: PickedContact | null): void {
    this.change(kind === 'SENDER' ? { sender: contact } : { receiver: contact });
  }

  setGoods(goodsType: string): void {
    this.change({ goodsType });
  }

  setWeight(weight: number): void {
    this.change({ weight: Math.min(Math.max(weight, MIN_WEIGHT), MAX_WEIGHT) });
  }

  setCarrier(carrierCode: string): void {
    this.change({ carrierCode });
  }

  setSlot(slotId: string): void {
    this.change({ slotId });
  }

  setCoupon(coupon: CouponWish): void {
    this.change({ coupon });
  }

  setRemark(remark: string): void {
    this.change({ remark });
  }

  setAgreed(isAgreed: boolean): void {
    this.change({ isAgreed });
  }

  /** The number of what the person wants now, kept until the gateway has answered it: also over a restart. */
  takeSubmitNo(): string {
    if (this.form.submitNo === '') this.change({ submitNo: this.makeSubmitNo() });
    return this.form.submitNo;
  }

  /** The gateway has answered: the next submit is another. */
  submitAnswered(): void {
    this.change({ submitNo: '' });
  }

  /** The order is made; who sends, what and by whom mostly stays for the next one. */
  ordered(): void {
    const { sender, goodsType, weight, isAgreed } = this.form;
    this.change({ ...EMPTY_FORM, sender, goodsType, weight, isAgreed });
  }

  /** The visitor has logged out: nothing of him stays. */
  forget(): void {
    this.form = EMPTY_FORM;
    this.areas.session.remove(KEY);
    this.areas.durable.remove(KEY);
  }

  private change(part: Partial<SendForm>): void {
    this.form = { ...this.form, ...part };
    this.areas.session.write(KEY, writeForm(this.form, 'whole'));
    this.areas.durable.write(KEY, writeForm(this.form, 'without-numbers'));
  }
}
