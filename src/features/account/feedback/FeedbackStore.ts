/** Store of the feedback form: submits once, however often the user taps (product §3.23). */
import { makeAutoObservable } from 'mobx';
import type { Gateway } from '@/api';
import { type Feedback, feedbackDetail, submitFeedback } from '@/api/generated/operations/feedback';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { ClaimOnce, type ClaimOutcome, outcomeOf, type ClaimState } from '@/data/ClaimOnce';
import { FormModel, type Refused } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { UploadStore } from '@/domain/upload/UploadStore';
import type { UploadCapability } from '@/platform/upload/types';
import type { Draft } from '@/session/drafts';
import type { ActMemory } from '@/session/pendingActs';
import { normalizePhone } from '@/utils/phone';
import {
  decodeFeedback,
  EMPTY_FEEDBACK,
  feedbackProblems,
  type FeedbackValues,
  MAX_PICTURES,
} from './feedbackRules';

const NONE = '203600010';
const KEY = 'feedback';
export const FEEDBACK_TEXTS = {
  failed: '反馈没有提交成功，请稍后重试',
  underWay: '反馈处理中，请稍后在“我的反馈”中查看',
  earlier: '上一次反馈已提交，本次没有提交，请再提交一次',
  made: '上一次反馈已提交',
} as const;

interface FeedbackDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly upload: UploadCapability;
  readonly allowedAddress: (url: string) => string;
  readonly formId: string;
  readonly draft: Draft;
  /** Beginning of a report about a cabinet; '' for none. */
  readonly report: string;
  /** Feedback whose result is still unknown. */
  readonly acts: ActMemory;
}

export class FeedbackStore {
  readonly form: FormModel<FeedbackValues>;
  readonly uploads: UploadStore;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: FeedbackDeps) {
    const { formId, draft, report } = deps;
    this.form = new FormModel<FeedbackValues>({
      id: formId,
      initial: EMPTY_FEEDBACK,
      fields: ['kind', 'content', 'pictures', 'mobile'],
      check: (values) => feedbackProblems(values, this.uploads.problem),
      draft: { kept: draft, decode: decodeFeedback },
    });
    const { content } = this.form.values;
    if (report !== '' && !content.startsWith(report)) {
      this.form.set('kind', 'CABINET');
      this.form.set('content', content === '' ? report : `${report}\n${content}`);
    }
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

  /**
   * Checks whether earlier feedback whose response was lost was sent after all; clears the form if it holds that
   * feedback.
   */
  async resume(): Promise<boolean> {
    if (!this.deps.isLoggedIn()) return false;
    const { acts, draft } = this.deps;
    const isThis = acts.own()?.what === whatOf(this.form.values);
    const end = await this.claims.resume({
      key: KEY,
      kept: { acts, what: '' },
      checkStatus: this.checkStatus,
    });
    if (end === 'made' && isThis) draft.forget();
    return end === 'made';
  }

  private async checkStatus(requestNo: string): Promise<ClaimState> {
    const { gateway, scope } = this.deps;
    return ignoreRefusal(NONE, 'available', async (): Promise<ClaimState> => {
      await gateway.call(feedbackDetail, { ofRequestNo: requestNo }, scope);
      return 'claimed';
    });
  }

  /** After a lost response, looks it up at the gateway by request number. */
  private send(values: FeedbackValues): Promise<ClaimOutcome> {
    const { gateway, scope } = this.deps;
    const { kind, content, pictures, mobile } = values;
    const number = normalizePhone(mobile);
    return this.claims.run<Feedback, ClaimOutcome>(
      {
        key: KEY,
        login: { asksFirst: true },
        kept: { acts: this.deps.acts, what: whatOf(values) },
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
        checkStatus: this.checkStatus,
      },
      (end) =>
        end.kind === 'earlier'
          ? { kind: 'message', text: FEEDBACK_TEXTS.earlier }
          : outcomeOf(end, FEEDBACK_TEXTS.failed, FEEDBACK_TEXTS.underWay),
    );
  }
}

/** Fingerprint that distinguishes one feedback from another without storing any of its text. */
const whatOf = ({ kind, content, pictures }: FeedbackValues): string =>
  [kind, content.trim().length, pictures.length].join(' ');
