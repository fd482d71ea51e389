/** One visit to the feedback form: sent once, however often it is pressed (product §3.23). */
import { makeAutoObservable } from 'mobx';
import type { Gateway } from '@/api';
import { BusinessError } from '@/api/errors';
import { type Feedback, feedbackDetail, submitFeedback } from '@/api/generated/operations/feedback';
import { ClaimOnce, type ClaimOutcome, outcomeOf } from '@/data/ClaimOnce';
import { FormModel, type Refused } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { UploadStore } from '@/domain/upload/UploadStore';
import type { UploadCapability } from '@/platform/upload/types';
import type { Draft } from '@/session/drafts';
import {
  decodeFeedback,
  EMPTY_FEEDBACK,
  feedbackProblems,
  type FeedbackValues,
  MAX_PICTURES,
} from './feedbackRules';
import { plainMobile } from '@/utils/typed';

const NONE = '203600010';
const KEY = 'feedback';
const SUBMIT_FAILED = '反馈没有提交成功，请稍后重试';

export interface FeedbackDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly upload: UploadCapability;
  readonly allowedAddress: (url: string) => string;
  readonly formId: string;
  readonly draft: Draft;
}

export class FeedbackStore {
  readonly form: FormModel<FeedbackValues>;
  readonly uploads: UploadStore;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: FeedbackDeps) {
    const { formId, draft } = deps;
    this.form = new FormModel<FeedbackValues>({
      id: formId,
      initial: EMPTY_FEEDBACK,
      fields: ['kind', 'content', 'pictures', 'mobile'],
      check: (values) => feedbackProblems(values, this.uploads.problem),
      draft: { kept: draft, decode: decodeFeedback },
    });
    this.uploads = new UploadStore({
      ...deps,
      biz: 'FEEDBACK',
      max: MAX_PICTURES,
      initial: this.form.values.pictures,
      onChange: (pictures) => this.form.set('pictures', pictures),
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, form: false, uploads: false },
      { autoBind: true },
    );
  }

  submit(): Promise<ClaimOutcome | Refused<FeedbackValues>> {
    return this.form.submit((values) => this.send(values));
  }

  /** After a lost answer the gateway is asked for it by the request's number. */
  private send({ kind, content, pictures, mobile }: FeedbackValues): Promise<ClaimOutcome> {
    const { gateway, scope } = this.deps;
    const number = plainMobile(mobile);
    return this.claims.run<Feedback, ClaimOutcome>(
      {
        key: KEY,
        login: { asksFirst: true },
        send: async (requestNo) => {
          const body = {
            kind: kind === 'unknown' ? 'OTHER' : kind,
            content: content.trim(),
            pictureKeys: pictures.map(({ key }) => key),
            ...(number === '' ? {} : { mobile: number }),
            requestNo,
          } as const;
          return (await gateway.call(submitFeedback, body, scope)).data;
        },
        look: async () => {
          try {
            await gateway.call(feedbackDetail, { ofRequestNo: this.claims.requestNoOf(KEY) }, scope);
            return 'had';
          } catch (cause) {
            if (cause instanceof BusinessError && cause.code === NONE) return 'open';
            throw cause;
          }
        },
      },
      (end) => outcomeOf(end, SUBMIT_FAILED),
    );
  }
}
