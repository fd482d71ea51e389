/**
 * What a person has filled in on the send page. It outlives the page: the address pages write into it; how long it is
 * kept is the drafts' rule (`session/drafts`). Knows no page and no call.
 */
import { makeAutoObservable, observableRef } from 'mobx';
import type { AddressKind, PickedContact } from '../address/addressTypes';
import type { Draft } from '@/session';
import type { Contacts, WantedContacts } from './contactRules';
import { EMPTY_FORM, readForm, writeForm, type SendForm } from './draftForm';
import { type CouponWish, MAX_WEIGHT, MIN_WEIGHT, type ParcelSize } from './sendRules';

export class SendDraft {
  form: SendForm;

  constructor(
    private readonly kept: Draft,
    private readonly makeSubmitNo: () => string,
  ) {
    this.form = readForm(kept.read()) ?? EMPTY_FORM;
    makeAutoObservable<this, 'kept' | 'makeSubmitNo'>(
      this,
      { kept: false, makeSubmitNo: false, form: observableRef },
      { autoBind: true },
    );
  }

  contact(kind: AddressKind): PickedContact | null {
    return kind === 'SENDER' ? this.form.sender : this.form.receiver;
  }

  setContact(kind: AddressKind, contact: PickedContact | null): void {
    const wanted = { ...this.form.wanted, [kind]: undefined };
    this.change(kind === 'SENDER' ? { sender: contact, wanted } : { receiver: contact, wanted });
  }

  /** Entries of the address book that take the place of whoever is there, once it is known. */
  want(wanted: WantedContacts): void {
    this.change({ wanted: { ...this.form.wanted, ...wanted } });
  }

  /** Whom the address book has filled in; nobody is wanted of it any more. */
  setContacts({ sender, receiver }: Contacts): void {
    this.change({ sender, receiver, wanted: EMPTY_FORM.wanted });
  }

  /** Null: by weight alone. */
  setSize(size: ParcelSize | null): void {
    this.change({ size });
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

  /** Somebody has logged in whom the form, if there is one, may belong to: takes up what he left. */
  takeUp(): void {
    if (this.form === EMPTY_FORM) this.form = readForm(this.kept.read()) ?? EMPTY_FORM;
  }

  /** The visitor is another, or nobody any more: nothing of the one before stays. */
  forget(): void {
    this.form = EMPTY_FORM;
    this.kept.forget();
  }

  /** Several parts at once. */
  change(part: Partial<SendForm>): void {
    this.form = { ...this.form, ...part };
    this.kept.write(writeForm(this.form, 'whole'), writeForm(this.form, 'lasting'));
  }
}
