import { couponV2Info } from '@/api/generated/operations/couponV2';
import type { CheckResult } from '@/domain/coupon/receiveTypes';
import { OFFER_BUTTONS, offerState, type OfferState } from './offerRules';

const CLIENT = { platformCode: 2, isPlainBrowser: false };
const CHECK: CheckResult = {
  canReceive: true,
  maskedPhone: '',
  coupons: [],
  reasonCode: '',
  reasonMsg: '',
};
const refused = (reasonCode: string): CheckResult => ({ ...CHECK, canReceive: false, reasonCode });

const activity = (fields: object) =>
  couponV2Info.decode({ clientMap: { 0: '全部' }, statusCode: 'PROCEED', ...fields }, 'data');

it.each<[string, object, CheckResult | null, OfferState]>([
  ['nobody is logged in', {}, null, 'open'],
  ['may claim', {}, CHECK, 'open'],
  ['another client', { clientMap: { 9: 'H5' } }, CHECK, 'wrong-client'],
  ['nothing left', { isSoldOut: true }, CHECK, 'sold-out'],
  ['not yet', { statusCode: 'NOT_START' }, null, 'not-started'],
  ['stopped for a while', { statusCode: 'PAUSED' }, null, 'not-started'],
  ['over', { statusCode: 'FINISHED' }, null, 'over'],
  ['a status of tomorrow', { statusCode: 'OF_TOMORROW' }, CHECK, 'closed'],
  ['used up for all', {}, refused('100901006'), 'sold-out'],
  ['for new accounts', {}, refused('100901031'), 'new-only'],
  ['another reason', {}, refused('1'), 'refused'],
])('%s', (_name, fields, check, state) => {
  expect(offerState({ activity: activity(fields), check }, CLIENT)).toBe(state);
});

it('a missing campaign is over; only claimable or usable states have an active button', () => {
  expect(offerState({ activity: null, check: null }, CLIENT)).toBe('over');
  expect(Object.entries(OFFER_BUTTONS).flatMap(([state, { canPress }]) => (canPress ? [state] : []))).toEqual(
    ['open', 'held'],
  );
});
