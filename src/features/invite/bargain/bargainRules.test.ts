import type { BargainGoods, HelpHome } from '@/api/generated/operations/help';
import { agreedFen, ownState, type OwnState } from './bargainRules';

const goods = (changes: Partial<BargainGoods> = {}): BargainGoods => ({
  name: '券',
  imgUrl: '',
  couponList: [],
  originalFen: 500,
  currentFen: 195,
  floorFen: 0,
  isFloorOnly: false,
  stock: 1,
  buyCode: 'BUY',
  useUrl: '',
  ...changes,
});
const home = (changes: Partial<HelpHome> = {}): HelpHome => ({
  activityCode: 'B',
  title: '',
  ruleDesc: '',
  statusCode: 'RUNNING',
  isOwner: true,
  ownerName: '',
  ownerImgUrl: '',
  inviteCode: 'BG-1',
  goalFen: 500,
  sumFen: 305,
  ownFen: 90,
  helperCount: 0,
  helpers: [],
  endTm: '',
  helpedFen: 0,
  reasonCode: 'OWN',
  reasonMsg: '',
  shareTitle: '',
  shareImgUrl: '',
  goods: goods(),
  ...changes,
});

it.each<[HelpHome['statusCode'], BargainGoods['buyCode'], OwnState]>([
  ['RUNNING', 'BOUGHT', 'bought'],
  ['FINISHED', 'BOUGHT', 'bought'],
  ['FINISHED', 'CLOSED', 'finished'],
  ['FINISHED', 'SOLD_OUT', 'finished'],
  ['RUNNING', 'SOLD_OUT', 'sold-out'],
  ['NONE', 'SOLD_OUT', 'sold-out'],
  ['NONE', 'CLOSED', 'to-start'],
  ['NONE', 'unknown', 'to-start'],
  ['OVER', 'CLOSED', 'over'],
  ['RUNNING', 'BUY', 'running'],
  ['RUNNING', 'NOT_YET', 'running'],
  ['RUNNING', 'unknown', 'running'],
  ['REACHED', 'BUY', 'floor'],
  ['REACHED', 'unknown', 'neutral'],
  ['REACHED', 'CLOSED', 'neutral'],
  ['unknown', 'BUY', 'neutral'],
])('%s, %s: %s', (statusCode, buyCode, state) => {
  expect(ownState({ statusCode }, { buyCode })).toBe(state);
});

describe('the agreed price', () => {
  it.each<[string, HelpHome | null, HelpHome | null, boolean, number | null]>([
    ['as shown', home(), home(), false, 195],
    [
      'the price fell meanwhile: as shown, the order says no',
      home(),
      home({ goods: goods({ currentFen: 100 }) }),
      false,
      195,
    ],
    ['sold out meanwhile', home(), home({ goods: goods({ buyCode: 'SOLD_OUT' }) }), false, null],
    ['sold out, but the order holds it', home(), home({ goods: goods({ buyCode: 'SOLD_OUT' }) }), true, 195],
    ['at the floor only', home(), home({ goods: goods({ buyCode: 'NOT_YET' }) }), false, null],
    ['somebody else has logged in', home(), home({ inviteCode: 'BG-2' }), false, null],
    ['a friend', home(), home({ isOwner: false }), false, null],
    ['nothing can be had', home(), null, false, null],
    ['without goods', home({ goods: null }), home(), true, null],
    ['nothing was shown', null, home(), false, null],
    ['not started', home({ inviteCode: '' }), home({ inviteCode: '' }), false, null],
  ])('%s', (_name, shown, now, isContinued, fen) => {
    expect(agreedFen(shown, now, isContinued)).toBe(fen);
  });
});
