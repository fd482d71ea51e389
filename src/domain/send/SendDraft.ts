/**
 * Form values of the send page. Survives the page, because the address pages write into it; `session/drafts` decides
 * how long it is kept. No navigation or requests here.
 */
import { observableRef, makeAutoObservable } from 'mobx';
import type { AddressKind, PickedContact } from '@/domain/address/addressTypes';
import type { Draft } from '@/session';
import type { Contacts, WantedContacts } from './contactRules';
import { EMPTY_FORM, readForm, writeForm, type SendForm } from './draftForm';
import type { CouponChoice, ParcelSize } from './sendTypes';
import { MAX_WEIGHT, MIN_WEIGHT } from './weightRules';

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

  /** Entries of the address book that replace the current contacts once the book has loaded. */
  want(wanted: WantedContacts): void {
    this.change({ wanted: { ...this.form.wanted, ...wanted } });
  }

  /** Contacts filled in from the address book; no entry is wanted any more. */
  setContacts({ sender, receiver }: Contacts): void {
    this.change({ sender, receiver, wanted: EMPTY_FORM.wanted });
  }

  /** Sender and receiver, and who is still to be filled in, change places. */
  swapContacts(): void {
    const { sender, receiver, wanted } = this.form;
    this.change({
      sender: receiver,
      receiver: sender,
      wanted: { SENDER: wanted.RECEIVER, RECEIVER: wanted.SENDER },
    });
  }

  /** Null: by weight only. */
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

  setCoupon(coupon: CouponChoice): void {
    this.change({ coupon });
  }

  setRemark(remark: string): void {
    this.change({ remark });
  }

  setAgreed(isAgreed: boolean): void {
    this.change({ isAgreed });
  }

  /** The number of the current submit, kept until the gateway has responded, even across a restart. */
  takeSubmitNo(): string {
    if (this.form.submitNo === '') this.change({ submitNo: this.makeSubmitNo() });
    return this.form.submitNo;
  }

  /** The gateway has responded: the next submit gets a new number. */
  submitAnswered(): void {
    this.change({ submitNo: '' });
  }

  /** The order is made; sender, goods, weight and consent stay for the next one. */
  ordered(): void {
    const { sender, goodsType, weight, isAgreed } = this.form;
    this.change({ ...EMPTY_FORM, sender, goodsType, weight, isAgreed });
  }

  /** After a login: restores the draft that this account left, unless the form was filled in. */
  takeUp(): void {
    if (this.form === EMPTY_FORM) this.form = readForm(this.kept.read()) ?? EMPTY_FORM;
  }

  /** Account switch or log-out: drops the previous user's data. */
  forget(): void {
    this.form = EMPTY_FORM;
    this.kept.forget();
  }

  /** Changes several parts in one write. */
  change(part: Partial<SendForm>): void {
    this.form = { ...this.form, ...part };
    this.kept.write(writeForm(this.form, 'whole'), writeForm(this.form, 'lasting'));
  }
}
