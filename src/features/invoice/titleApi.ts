/** API of invoice titles (contract tags `invoice`, `invoiceHeads`). */
import type { Gateway, Scope } from '@/api';
import { getTaxpayers, type Taxpayer } from '@/api/generated/operations/invoice';
import { validateInvoiceHead } from '@/api/generated/operations/invoiceHeads';
import { DependentQuery } from '@/data/DependentQuery';
import type { PageDeps } from '@/data/pageDeps';
import type { TitleValues } from './titleRules';

type Calls = Pick<Gateway, 'call'>;

/** Delay after the last typed letter. */
export const SUGGEST_AFTER_MS = 300;
export const MISMATCH = '发票抬头与纳税人识别号不一致，请核对';

export type Suggestions = DependentQuery<string, readonly Taxpayer[]>;

/** Companies whose names contain the typed text. Optional: if they fail to load, the user keeps typing. */
export const makeSuggestions = (deps: PageDeps & { readonly gateway: Calls }): Suggestions =>
  new DependentQuery({
    ...deps,
    fetch: async (keyword, scope) => (await deps.gateway.call(getTaxpayers, { keyword }, scope)).data.content,
    failedText: '',
  });

/** Why a company's name and number do not match, as a text; '': no mismatch known. */
export async function knownAgainst(
  { titleType, title, taxNo }: TitleValues,
  { gateway, toCallFailure }: { readonly gateway: Calls } & Pick<PageDeps, 'toCallFailure'>,
  scope: Scope,
): Promise<string> {
  if (titleType === 'PERSON') return '';
  try {
    const { data } = await gateway.call(validateInvoiceHead, { title, taxNo }, scope);
    return data.isValid ? '' : data.reasonMsg || MISMATCH;
  } catch (cause) {
    toCallFailure(cause); // rethrows anything that is not a failed call
    return ''; // the gateway checks the next call anyway
  }
}
