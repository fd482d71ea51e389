import fc from 'fast-check';
import { ApiError, ContractError } from '@/api/errors';
import type { Decoder } from '@/api/decoder';
import { commonModule } from './common/commonModule';
import { goodsModule } from './goods/goodsModule';
import { goodsGroupModule } from './goodsGroup/goodsGroupModule';
import { regionalCodeModule } from './regionalCode/regionalCodeModule';
import { rewardCardsModule } from './rewardCards/rewardCardsModule';
import { sendIncentiveModule } from './sendIncentive/sendIncentiveModule';
import { taskModule } from './task/taskModule';

const MODULES: Readonly<Record<string, readonly [Decoder<unknown>, readonly string[]]>> = {
  common: [commonModule, ['title', 'subTitle', 'itemList', 'imgUrl', 'appUrl']],
  goods: [goodsModule, ['titleImgUrl', 'goodsItemList', 'imgUrl', 'name', 'bizId']],
  goodsGroup: [
    goodsGroupModule,
    [
      'title',
      'groupName',
      'displayStyle',
      'displayType',
      'groupType',
      'backgroundColor',
      'titleBackgroundImage',
      'itemList',
      'order',
      'productId',
      'productName',
      'groupBuyItem',
      'imgUrl',
    ],
  ],
  regionalCode: [regionalCodeModule, ['regionalCodeQrCodeUrl', 'scanLeadPhrase', 'codeErrorMessage']],
  rewardCards: [rewardCardsModule, ['order']],
  sendIncentive: [
    sendIncentiveModule,
    [
      'titleImgUrl',
      'sendIncentiveProgressResp',
      'secondsToexpiry',
      'sendIncentiveTaskProgressDTO',
      'title',
      'currentNum',
      'stageList',
      'targetNum',
      'prizeAmount',
      'isReceived',
      'buttonText',
    ],
  ],
  task: [
    taskModule,
    ['titleImgUrl', 'taskItemList', 'taskId', 'taskStatus', 'taskItemTitle', 'taskSubTitle', 'taskIcon'],
  ],
};

/** Objects with the module's own fields, whose values can be anything, including each other. */
const answers = (names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.letrec<{ node: unknown; object: unknown }>((tie) => ({
    object: fc.dictionary(fc.constantFrom(...names), tie('node'), { maxKeys: names.length }),
    node: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.constantFrom(null, undefined, true, '', 'x'.repeat(5000), '#fff', '/a.png', NaN, 1e308),
      fc.double(),
      fc.integer(),
      fc.string({ unit: 'binary' }),
      fc.array(tie('node'), { maxLength: 4 }),
      tie('object'),
    ),
  })).object;

/**
 * Upper limit of a view's size for any input, characters of JSON: the largest lists with the longest texts and
 * addresses.
 */
const MAX_VIEW = 1_000_000;

describe.each(Object.entries(MODULES))('%s', (_name, [decode, names]) => {
  it('reads any response into a view of limited size, or throws an ApiError', () => {
    fc.assert(
      fc.property(fc.oneof(answers(names), fc.jsonValue()), (answer) => {
        try {
          expect(JSON.stringify(decode(answer, 'module')).length).toBeLessThan(MAX_VIEW);
        } catch (cause) {
          expect(cause).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([null, undefined, 7, 'x', [], true])('rejects %p', (answer) => {
    expect(() => decode(answer, 'module')).toThrow(ContractError);
  });
});

it.each([
  ['goods', goodsModule, { goodsItemList: many({ name: 'x', imgUrl: '/a.png', bizId: '1' }) }, 'goods', 300],
  ['common', commonModule, { itemList: many({ imgUrl: '/a.png' }) }, 'pictures', 20],
  [
    'sendIncentive',
    sendIncentiveModule,
    {
      sendIncentiveProgressResp: {
        secondsToexpiry: 1,
        sendIncentiveTaskProgressDTO: { stageList: many({ targetNum: 1, prizeAmount: 1 }) },
      },
    },
    'stages',
    10,
  ],
] as const)('%s reads as many of 100,000 items as can be shown', (_name, decode, answer, list, expected) => {
  const view: Readonly<Record<string, unknown>> = { ...decode(answer, 'module') };
  expect(view[list]).toHaveLength(expected);
});

function many(item: object): readonly object[] {
  return Array.from({ length: 100_000 }, () => item);
}
