/**
 * Described states without a record, each with the reason: what Node cannot show, or takes ten seconds. Their controls are
 * pressed in the named tests.
 */
export const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['receive-slider-1', "a slider's gap is random on the device: receive.journey"],
  ['poster', 'a canvas: poster.journey'],
  ['poster-without-picture', 'a canvas: poster.journey'],
  ['poster-hostile', 'a canvas: poster.journey'],
  ['invite-poster', 'a canvas: poster.journey'],
  ['invite-v2-poster', 'a canvas: poster.journey'],
  ['sale-unconfirmed', 'asks for ten seconds how the payment ended: couponSale.screen'],
  ['sale-unpaid', 'as above'],
  ['pick-fee-unconfirmed', 'as above, the same dialog'],
  ['pick-fee-unpaid', 'as above, the same dialog'],
  ['order-unconfirmed', 'as above, the same dialog'],
  ['order-unpaid', 'as above, the same dialog'],
]);
