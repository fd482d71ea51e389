/** Store of the evaluation form of an order: submits once, however often the user taps (product §3.22). */
import { makeAutoObservable } from 'mobx';
import type { Gateway } from '@/api';
import {
  type Evaluation,
  type EvaluationForm,
  evaluationForm,
  submitEvaluation,
} from '@/api/generated/operations/evaluation';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { type ClaimEnd, ClaimOnce, type ClaimOutcome, isMade, outcomeOf } from '@/data/ClaimOnce';
import { FormModel, type Refused } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { UploadStore } from '@/domain/upload/UploadStore';
import { EVALUATION_CODE, findEvaluation } from '@/features/evaluation/evaluationApi';
import type { UploadCapability } from '@/platform/upload/types';
import type { Draft } from '@/session/drafts';
import {
  emptyRating,
  isRatingOf,
  MAX_PICTURES,
  type RatedTarget,
  type Rating,
  ratingOf,
  ratingProblems,
} from './ratingRules';

export const RATING_TEXTS = {
  failed: '评价页加载失败，请重试',
  submitFailed: '评价没有提交成功，请稍后重试',
  had: '这个订单已经评价过了',
} as const;

interface RatingDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly upload: UploadCapability;
  readonly allowedAddress: (url: string) => string;
  readonly orderNo: string;
  readonly formId: string;
  readonly draft: Draft;
}

export class RatingStore {
  /** `form` is null if the account has no such order. */
  readonly query: Query<{ readonly form: EvaluationForm | null }>;
  readonly form: FormModel<Rating>;
  readonly uploads: UploadStore;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: RatingDeps) {
    const { gateway, orderNo, draft, formId } = deps;
    this.query = new Query({
      ...deps,
      fetch: async (scope) => {
        return ignoreRefusal(EVALUATION_CODE.noSuchOrder, { form: null }, async () => ({
          form: (await gateway.call(evaluationForm, { orderNo }, scope)).data,
        }));
      },
      isForAll: false,
      failedText: RATING_TEXTS.failed,
    });
    this.form = new FormModel<Rating>({
      id: formId,
      initial: emptyRating(orderNo),
      fields: ['serviceStar', 'courierStar', 'pictures'],
      check: (rating) => ratingProblems(rating, this.uploads.problem),
      draft: { kept: draft, decode: ratingOf(orderNo) },
    });
    this.uploads = new UploadStore({
      ...deps,
      biz: 'EVALUATION',
      max: MAX_PICTURES,
      initial: this.form.values.pictures,
      onChange: (pictures) => this.form.set('pictures', pictures),
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, query: false, form: false, uploads: false },
      { autoBind: true },
    );
  }

  /** Clears the tags: each star rating has its own. */
  setStar(target: RatedTarget, star: number): void {
    const { values } = this.form;
    if (target === 'SERVICE' && values.serviceStar !== star) {
      this.form.set('serviceStar', star);
      this.form.set('serviceTagIds', []);
    }
    if (target === 'COURIER' && values.courierStar !== star) {
      this.form.set('courierStar', star);
      this.form.set('courierTagIds', []);
    }
  }

  submit(): Promise<ClaimOutcome | Refused<Rating>> {
    return this.form.submit((rating) => this.send(rating));
  }

  /**
   * After a lost response, checks at the gateway whether the evaluation exists. An existing one with different content
   * is not a success: the user is informed and the draft stays.
   */
  private send(values: Rating): Promise<ClaimOutcome> {
    const { pictures, content, serviceTagIds, courierTagIds, ...rating } = values;
    const { gateway, scope, orderNo } = this.deps;
    let seen: Evaluation | null = null;
    const isEarlier = (end: ClaimEnd<Evaluation>): boolean =>
      end.kind === 'refused'
        ? end.code === EVALUATION_CODE.had
        : end.kind !== 'done' && isMade(end) && seen !== null && !isRatingOf(seen, values);
    return this.claims.run<Evaluation, ClaimOutcome>(
      {
        key: orderNo,
        login: { asksFirst: true },
        send: async (requestNo) => {
          const body = {
            ...rating,
            serviceTagIds: [...serviceTagIds],
            courierTagIds: [...courierTagIds],
            content: content.trim(),
            pictureKeys: pictures.map(({ key }) => key),
            requestNo,
          };
          return (await gateway.call(submitEvaluation, body, scope)).data;
        },
        checkStatus: async () => {
          const { evaluation, isOrderGone } = await findEvaluation(gateway, orderNo, scope);
          seen = evaluation;
          return evaluation !== null ? 'claimed' : isOrderGone ? 'closed' : 'available';
        },
      },
      async (end) => {
        const isOthers = isEarlier(end);
        if (isOthers || end.kind === 'refused') await this.query.refetch();
        return isOthers
          ? { kind: 'message', text: RATING_TEXTS.had }
          : outcomeOf(end, RATING_TEXTS.submitFailed);
      },
    );
  }
}
