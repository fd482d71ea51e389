import { HOSTILE_PACKAGE } from '../campaign/hostileCampaign';
import type { AggregationFixture, AggregationStageFixture } from './aggregationFixture';

const DAY_S = 86_400;

const stage = (
  target: number,
  valueFen: number,
  title: string,
  more: Partial<AggregationStageFixture> = {},
): AggregationStageFixture => ({ target, valueFen, title, ...more });

function taskPackage(
  code: string,
  stages: readonly AggregationStageFixture[],
  changes: Partial<AggregationFixture> = {},
): AggregationFixture {
  return {
    code,
    name: '寄件奖励计划',
    userTag: '',
    packageName: '寄件任务礼包',
    endsInSeconds: 3 * DAY_S,
    seededParcels: 0,
    seededShipped: 0,
    stages,
    ...changes,
  };
}

/** Shown at a place that names no fixture: nothing sent yet, advanced by the account's parcels. */
const DEFAULT_PACKAGE = taskPackage('AGG-DEFAULT', [
  stage(1, 200, '寄件立减券'),
  stage(3, 500, '寄件立减券'),
  stage(5, 1290, '寄件大礼包', { couponCount: 3 }),
]);

/** Every package; the page names one in `sourceBizId` (order number or configId). */
export const AGGREGATIONS: readonly AggregationFixture[] = [
  DEFAULT_PACKAGE,
  taskPackage('AGG-SINGLE', [stage(1, 350, '下一单立减券')], { userTag: '新客专享' }),
  taskPackage('AGG-SINGLE-3', [
    stage(1, 200, '柜机寄件券'),
    stage(1, 500, '上门取件券'),
    stage(1, 850, '八五折寄件券'),
  ]),
  taskPackage(
    'AGG-MULTI',
    [
      stage(1, 200, '寄件立减券'),
      stage(3, 500, '寄件立减券'),
      stage(5, 1290, '寄件大礼包', { couponCount: 3 }),
    ],
    {
      seededParcels: 1,
      seededShipped: 1,
    },
  ),
  taskPackage(
    'AGG-STATES',
    [
      stage(1, 200, '寄件立减券', { isClaimed: true }),
      stage(2, 300, '寄件立减券', { isClaimed: true }),
      stage(3, 500, '满减寄件券'),
      stage(5, 850, '寄件立减券'),
      stage(10, 2000, '首件免单券包', { couponCount: 4 }),
    ],
    { userTag: '老友回馈', seededParcels: 3, seededShipped: 1 },
  ),
  taskPackage(
    'AGG-THREE',
    [
      stage(1, 200, '寄件立减券', { isClaimed: true }),
      stage(2, 350, '满减寄件券'),
      stage(4, 880, '寄件立减券'),
    ],
    { seededParcels: 2, seededShipped: 2 },
  ),
  taskPackage(
    'AGG-DONE',
    [
      stage(1, 200, '寄件立减券', { isClaimed: true }),
      stage(3, 500, '满减寄件券', { isClaimed: true }),
      stage(5, 1290, '寄件大礼包', { isClaimed: true, couponCount: 3 }),
    ],
    { seededParcels: 5, seededShipped: 5 },
  ),
  taskPackage('AGG-ENDED', [stage(2, 350, '寄件立减券'), stage(5, 1290, '寄件大礼包')], {
    endsInSeconds: -DAY_S,
    seededParcels: 1,
    seededShipped: 1,
  }),
  taskPackage('AGG-ENDING', [stage(1, 200, '寄件立减券'), stage(3, 500, '满减寄件券')], {
    endsInSeconds: 20,
  }),
  taskPackage('AGG-NONE', [], { isAbsent: true }),
  // The operator's prizes ran out before the package's end: the activity ended early, hence 100206003.
  taskPackage('AGG-REFUSED', [stage(1, 500, '限量寄件券'), stage(3, 900, '限量寄件券')], {
    seededParcels: 1,
    seededShipped: 1,
    refusal: { code: '100206003', msg: '活动太火爆，奖励已发完，看看其他活动吧' },
  }),
  taskPackage(
    'AGG-OLD',
    [
      stage(1, 200, '寄件立减券', { isClaimed: true }),
      stage(2, 350, '满减寄件券'),
      stage(3, 500, '寄件立减券'),
    ],
    { seededParcels: 8, seededShipped: 8 },
  ),
  taskPackage('AGG-EMPTY', []),
  HOSTILE_PACKAGE,
];

export function findAggregation(code: string): AggregationFixture | undefined {
  return AGGREGATIONS.find((candidate) => candidate.code === code);
}

/** The package of one place; an order number that names no fixture is an ordinary order. */
export const aggregationOf = (sourceBizId: string | undefined): AggregationFixture =>
  findAggregation(sourceBizId ?? '') ?? DEFAULT_PACKAGE;
