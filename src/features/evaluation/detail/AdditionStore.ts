/** Store of the addition to an evaluation, sent once (product §3.22). No navigation or toasts here. */
import { makeAutoObservable } from 'mobx';
import type { Gateway } from '@/api';
import { object, string } from '@/api/decode';
import { addEvaluation, type Evaluation } from '@/api/generated/operations/evaluation';
import { ClaimOnce, type ClaimOutcome, isLost, isMade, outcomeOf } from '@/data/ClaimOnce';
import { FormModel, type Refused } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { decodeUploaded, type UploadedPicture, UploadStore } from '@/domain/upload/UploadStore';
import { type EvaluationFound, findEvaluation } from '@/features/evaluation/evaluationApi';
import type { UploadCapability } from '@/platform/upload/types';
import type { Draft } from '@/session/drafts';

export const MAX_WORDS = 200;
const MAX_PICTURES = 6;

export const DETAIL_TEXTS = {
  failed: '评价加载失败，请重试',
  addFailed: '追评没有提交成功，请稍后重试',
  had: '您已经追评过了',
} as const;

interface AdditionDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly upload: UploadCapability;
  readonly allowedAddress: (url: string) => string;
  readonly orderNo: string;
  readonly formId: string;
  readonly draft: Draft;
}

interface Addition {
  /** The order that the draft belongs to. */
  readonly orderNo: string;
  readonly content: string;
  readonly pictures: readonly UploadedPicture[];
}

const decodeAddition = object({ orderNo: string, content: string, pictures: decodeUploaded });

export class AdditionStore {
  readonly query: Query<EvaluationFound>;
  readonly form: FormModel<Addition>;
  readonly uploads: UploadStore;
  isOpen: boolean;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: AdditionDeps) {
    const { gateway, orderNo, draft, formId } = deps;
    this.query = new Query({
      ...deps,
      fetch: (scope) => findEvaluation(gateway, orderNo, scope),
      isForAll: false,
      failedText: DETAIL_TEXTS.failed,
    });
    this.form = new FormModel<Addition>({
      id: formId,
      initial: { orderNo, content: '', pictures: [] },
      fields: ['content', 'pictures'],
      check: ({ content }) => ({
        ...(content.trim() === '' ? { content: '请输入追评内容' } : {}),
        ...(this.uploads.problem === '' ? {} : { pictures: this.uploads.problem }),
      }),
      draft: {
        kept: draft,
        decode: (value, path) => {
          const kept = decodeAddition(value, path);
          if (kept.orderNo !== orderNo) throw new Error('a draft of another order');
          return kept;
        },
      },
    });
    // Open the form immediately if there is a draft.
    this.isOpen = this.form.values.content !== '' || this.form.values.pictures.length > 0;
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

  open(): void {
    this.isOpen = true;
  }

  submit(): Promise<ClaimOutcome | Refused<Addition>> {
    return this.form.submit((addition) => this.send(addition));
  }

  /**
   * After a lost response, checks at the gateway whether the addition exists. A different text there is an earlier
   * addition: the user is informed and the draft stays.
   */
  private send({ content, pictures }: Addition): Promise<ClaimOutcome> {
    const { gateway, scope, orderNo } = this.deps;
    return this.claims.run<Evaluation, ClaimOutcome>(
      {
        key: orderNo,
        login: { asksFirst: true },
        send: async (requestNo) => {
          const pictureKeys = pictures.map(({ key }) => key);
          const body = { orderNo, content: content.trim(), pictureKeys, requestNo };
          return (await gateway.call(addEvaluation, body, scope)).data;
        },
        checkStatus: async () => {
          const { evaluation } = await findEvaluation(gateway, orderNo, scope);
          if (evaluation === null) return 'unknown';
          return evaluation.addition !== null ? 'claimed' : evaluation.canAdd ? 'available' : 'closed';
        },
      },
      async (end) => {
        if (end.kind === 'nothing') return { kind: 'nothing' };
        await this.query.refetch();
        const added = this.query.value?.evaluation?.addition ?? null;
        // Trust the data on the page now, whatever the lookup returned.
        if (added === null || end.kind === 'done' || !(isMade(end) || isLost(end)))
          return outcomeOf(end, DETAIL_TEXTS.addFailed);
        return added.content.trim() === content.trim()
          ? { kind: 'done' }
          : { kind: 'message', text: DETAIL_TEXTS.had };
      },
    );
  }
}
