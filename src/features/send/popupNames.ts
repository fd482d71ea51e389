/** What can lie over the send page, one at a time. */
export type PopupName = 'slot' | 'coupon' | 'remark' | 'forbidden' | 'other-order';
