/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AddEvaluationRequest, EvaluationOfRequest, EvaluationOrdersRequest, SubmitEvaluationRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, boolean, id, known, nullable, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf, withDefault } from '../../lenient';
import { wireEvaluationReply } from '../schemas/EvaluationReply';

const wireEvaluationOrder = object({
  orderNo: id,
  carrierName: shortText(40),
  waybillNo: shortText(40),
  goodsName: shortText(40),
  receiverCity: shortText(40),
  signedTm: withDefault(string, ''),
  star: withDefault(number, 0),
});
export type EvaluationOrder = Decoded<typeof wireEvaluationOrder>;

const wireEvaluationOrders = object({ content: itemsOf(wireEvaluationOrder, 50), total: number });
export type EvaluationOrders = Decoded<typeof wireEvaluationOrders>;

/** One page of the own signed orders: not evaluated yet, or evaluated; newest first */
export const evaluationOrders: Operation<
  EvaluationOrdersRequest,
  EvaluationOrders
> = {
  path: '/base/evaluation/orders',
  decode: wireEvaluationOrders,
};

const wireEvaluationTarget = known('SERVICE', 'COURIER');
export type EvaluationTarget = Decoded<typeof wireEvaluationTarget>;

const wireEvaluationTag = object({ tagId: id, text: shortText(20) });
export type EvaluationTag = Decoded<typeof wireEvaluationTag>;

const wireEvaluationTags = object({ target: wireEvaluationTarget, star: number, tags: itemsOf(wireEvaluationTag, 12) });
export type EvaluationTags = Decoded<typeof wireEvaluationTags>;

const wireEvaluationForm = object({
  orderNo: id,
  stateCode: known('OPEN', 'NOT_SIGNED', 'DONE'),
  carrierName: shortText(40),
  waybillNo: shortText(40),
  goodsName: shortText(40),
  courierName: shortText(20),
  signedTm: withDefault(string, ''),
  rewardText: shortText(60),
  tagGroups: goodOnes(wireEvaluationTags, 10),
});
export type EvaluationForm = Decoded<typeof wireEvaluationForm>;

/** Evaluation form of an order: its data, whether it may be evaluated, and the tags for each number of stars */
export const evaluationForm: Operation<
  EvaluationOfRequest,
  EvaluationForm
> = {
  path: '/base/evaluation/form',
  decode: wireEvaluationForm,
};

const wireEvaluationReward = object({
  kindCode: known('NONE', 'COUPON', 'FUND'),
  title: shortText(40),
  fen: withDefault(amount, 0),
  couponId: withDefault(string, ''),
});
export type EvaluationReward = Decoded<typeof wireEvaluationReward>;

const wireEvaluationAddition = object({ content: shortText(500), pictureUrls: goodOnes(string, 6), tm: withDefault(string, '') });
export type EvaluationAddition = Decoded<typeof wireEvaluationAddition>;

const wireEvaluation = object({
  orderNo: id,
  carrierName: shortText(40),
  waybillNo: shortText(40),
  serviceStar: withDefault(number, 0),
  courierStar: withDefault(number, 0),
  serviceTags: goodOnes(shortText(20), 12),
  courierTags: goodOnes(shortText(20), 12),
  content: shortText(500),
  pictureUrls: goodOnes(string, 6),
  isAnonymous: withDefault(boolean, false),
  createTm: withDefault(string, ''),
  reward: nullable(wireEvaluationReward),
  reply: nullable(wireEvaluationReply),
  addition: nullable(wireEvaluationAddition),
  canAdd: withDefault(boolean, false),
  addUntilTm: withDefault(string, ''),
});
export type Evaluation = Decoded<typeof wireEvaluation>;

/** Evaluates an order, once */
export const submitEvaluation: Operation<
  SubmitEvaluationRequest,
  Evaluation
> = {
  path: '/base/evaluation/submit',
  encrypt: true,
  isWrite: true,
  decode: wireEvaluation,
};

/** The own evaluation of an order, the company’s reply and the addition */
export const evaluationDetail: Operation<
  EvaluationOfRequest,
  Evaluation
> = {
  path: '/base/evaluation/detail',
  decode: wireEvaluation,
};

/** Adds to an evaluation, once and within 30 days */
export const addEvaluation: Operation<
  AddEvaluationRequest,
  Evaluation
> = {
  path: '/base/evaluation/add',
  encrypt: true,
  isWrite: true,
  decode: wireEvaluation,
};
