/** Store of the saved invoice titles: the list, and saving and deleting one title, each once (product §3.21). */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { boolean, object } from '@/api/decode';
import type { Taxpayer } from '@/api/generated/operations/invoice';
import {
  deleteInvoiceHead,
  type InvoiceHead,
  invoiceHeadList,
  saveInvoiceHead,
} from '@/api/generated/operations/invoiceHeads';
import { type ClaimEnd, ClaimOnce, claimFailureText, isMade } from '@/data/ClaimOnce';
import { FormModel } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { knownAgainst, makeSuggestions, type Suggestions } from '@/features/invoice/titleApi';
import {
  NO_TITLE,
  plainTitle,
  TITLE_FIELDS,
  TITLE_SHAPE,
  titleProblems,
  type TitleValues,
  valuesOf,
} from '@/features/invoice/titleRules';
import type { Draft } from '@/session/drafts';

/** Contract `invoiceHead/save`. */
export const MAX_TITLES = 20;

export const TITLES_TEXTS = {
  failed: '抬头加载失败，请重试',
  full: `最多保存 ${MAX_TITLES} 个抬头，请先删除不用的抬头`,
  notSaved: '保存没有成功，请稍后重试',
  notDeleted: '删除没有成功，请稍后重试',
} as const;

interface EditedTitle extends TitleValues {
  readonly isDefault: boolean;
}
const NEW: EditedTitle = { ...NO_TITLE, isDefault: false };
const decodeEdited = object({ ...TITLE_SHAPE, isDefault: boolean });

interface TitlesDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  /** Draft of a new, unsaved title. */
  readonly draft: Draft;
}

/** The open form; `headId` '' means a new title. */
export interface Editing {
  readonly headId: string;
  readonly form: FormModel<EditedTitle>;
}

type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

export class TitlesStore {
  readonly heads: Query<readonly InvoiceHead[]>;
  readonly suggestions: Suggestions;
  editing: Editing | null = null;
  /** The title to delete, while the confirmation is open. */
  leaving: InvoiceHead | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: TitlesDeps) {
    this.heads = new Query({
      ...deps,
      fetch: (scope) => this.fetch(scope),
      isForAll: false,
      failedText: TITLES_TEXTS.failed,
    });
    this.suggestions = makeSuggestions(deps);
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      {
        deps: false,
        claims: false,
        heads: false,
        suggestions: false,
        editing: observableRef,
        leaving: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Null: a new title. */
  edit(head: InvoiceHead | null): void {
    this.editing = {
      headId: head?.headId ?? '',
      form: new FormModel<EditedTitle>({
        id: 'invoice-title',
        initial: head === null ? NEW : { ...valuesOf(head), isDefault: head.isDefault },
        fields: TITLE_FIELDS,
        check: titleProblems,
        // Only a new title keeps a draft; a saved one can be loaded again.
        ...(head === null ? { draft: { kept: this.deps.draft, decode: decodeEdited } } : {}),
      }),
    };
  }

  close(): void {
    this.editing = null;
    this.suggestions.want(null);
  }

  useCompany({ title, taxNo, bankName, bankAccount, address, phone }: Taxpayer): void {
    this.editing?.form.patch({ title, taxNo, bankName, bankAccount, address, phone });
  }

  setLeaving(head: InvoiceHead | null): void {
    this.leaving = head;
  }

  /** Saves the open form. */
  async save({ headId, form }: Editing) {
    const { gateway, scope } = this.deps;
    return form.submit(async (values): Promise<Outcome> => {
      const title = plainTitle(values);
      const text = await knownAgainst(title, this.deps, scope);
      if (text !== '') return { kind: 'message', text };
      const body = { ...title, headId, isDefault: values.isDefault ? '1' : '0' } as const;
      return this.change({
        key: 'save',
        send: () => gateway.call(saveInvoiceHead, body, scope),
        isThere: (heads) => heads.some((head) => isSame(head, title, values.isDefault)),
        failedText: TITLES_TEXTS.notSaved,
      });
    });
  }

  async remove({ headId }: InvoiceHead): Promise<Outcome> {
    const { gateway, scope } = this.deps;
    const outcome = await this.change({
      key: 'remove',
      send: () => gateway.call(deleteInvoiceHead, { headId }, scope),
      isThere: (heads) => heads.every((head) => head.headId !== headId),
      failedText: TITLES_TEXTS.notDeleted,
    });
    this.setLeaving(null);
    return outcome;
  }

  /** Both writes can be repeated safely; after a lost response the list is refetched, so that the result is known. */
  private change(wanted: {
    readonly key: string;
    readonly send: () => Promise<unknown>;
    readonly isThere: (heads: readonly InvoiceHead[]) => boolean;
    readonly failedText: string;
  }): Promise<Outcome> {
    return this.claims.run<unknown, Outcome>(
      {
        key: wanted.key,
        login: { asksFirst: true },
        send: wanted.send,
        checkStatus: async () =>
          wanted.isThere(await this.fetch(this.deps.scope)) ? 'claimed' : 'available',
      },
      (end) => this.report(end, wanted.failedText),
    );
  }

  private async report(end: ClaimEnd<unknown>, failedText: string): Promise<Outcome> {
    if (end.kind === 'nothing') return { kind: 'nothing' };
    if (isMade(end)) {
      await this.heads.refetch();
      return { kind: 'done' };
    }
    if (end.kind === 'refused') await this.heads.refetch(); // a refusal means the list is outdated
    return { kind: 'message', text: claimFailureText(end, failedText) };
  }

  /** @throws ApiError */
  private async fetch(scope: Scope): Promise<readonly InvoiceHead[]> {
    return (await this.deps.gateway.call(invoiceHeadList, {}, scope)).data.content;
  }
}

const isSame = (head: InvoiceHead, title: TitleValues, isDefault: boolean): boolean =>
  head.isDefault === isDefault && JSON.stringify(valuesOf(head)) === JSON.stringify(title);
