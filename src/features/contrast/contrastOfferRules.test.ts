import { canSend } from './contrastOfferRules';
import { testOffer as offer } from './testing/testOffer';

it('cannot send with an unknown carrier, nor with an unavailable offer', () => {
  expect([
    canSend(offer('SF')),
    canSend(offer('SF', { isAvailable: false })),
    canSend(offer('unknown')),
  ]).toEqual([true, false, false]);
});
