/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { beijingTime } from '../../beijingTime';
import { array, boolean, object, type Decoded } from '../../decode';
import { id } from '../../forms';
import { goodOnes } from '../../lenient';
import { matching } from '../../limits';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wirePickUpSlot = object({ slotId: id, startTm: beijingTime, endTm: beijingTime, isAvailable: boolean, tag: shortWords(40) });
export type PickUpSlot = Decoded<typeof wirePickUpSlot>;

const wirePickUpDay = object({ date: matching(/^\d{4}-\d{2}-\d{2}$/), slotList: goodOnes(wirePickUpSlot, 24) });
export type PickUpDay = Decoded<typeof wirePickUpDay>;

const wireExpectPickUpTimeData = object({ dayList: array(wirePickUpDay) });
export type ExpectPickUpTimeData = Decoded<typeof wireExpectPickUpTimeData>;

/** When a courier can come: days with their slots */
export const expectPickUpTime: Operation<
  components['schemas']['ExpectPickUpTimeRequest'],
  ExpectPickUpTimeData
> = {
  path: '/send/wechat/applets/send/expectPickUpTime',
  form: true,
  skipsAuth: true,
  decode: wireExpectPickUpTimeData,
};
