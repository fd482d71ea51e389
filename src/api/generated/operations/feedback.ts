/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { FeedbackDetailRequest, FeedbackListRequest, SubmitFeedbackRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { id, known, nullable, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf, withDefault } from '../../lenient';
import { wireEvaluationReply } from '../schemas/EvaluationReply';

const wireFeedbackKind = known('SUGGEST', 'FAULT', 'FEE', 'COURIER', 'CABINET', 'OTHER');
/** an idea, the pages do not work, fees and rewards, courier, cabinet, other */
export type FeedbackKind = Decoded<typeof wireFeedbackKind>;

const wireFeedback = object({
  feedbackNo: id,
  kind: wireFeedbackKind,
  content: shortText(600),
  pictureUrls: goodOnes(string, 6),
  stateCode: known('WAITING', 'ANSWERED'),
  createTm: withDefault(string, ''),
  reply: nullable(wireEvaluationReply),
});
export type Feedback = Decoded<typeof wireFeedback>;

/** Sends feedback to the company, once */
export const submitFeedback: Operation<
  SubmitFeedbackRequest,
  Feedback
> = {
  path: '/base/feedback/submit',
  encrypt: true,
  isWrite: true,
  decode: wireFeedback,
};

const wireFeedbackRows = object({ content: itemsOf(wireFeedback, 50), total: number });
export type FeedbackRows = Decoded<typeof wireFeedbackRows>;

/** One page of this account’s feedback, with the replies; newest first */
export const feedbackList: Operation<
  FeedbackListRequest,
  FeedbackRows
> = {
  path: '/base/feedback/list',
  decode: wireFeedbackRows,
};

/** One feedback, by the requestNo it was sent with */
export const feedbackDetail: Operation<
  FeedbackDetailRequest,
  Feedback
> = {
  path: '/base/feedback/detail',
  decode: wireFeedback,
};
