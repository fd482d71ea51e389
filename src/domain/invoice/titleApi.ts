/** What the gateway knows of titles (contract tags `invoice`, `invoiceHeads`). */
import type { Gateway, Scope } from '@/api';
import { getTaxpayers, type Taxpayer } from '@/api/generated/operations/invoice';
import { validateInvoiceHead } from '@/api/generated/operations/invoiceHeads';
import { DependentQuery } from '@/data/DependentQuery';
import type { PageDeps } from '@/data/pageDeps';
import type { TitleValues } from './titleRules';

type Calls = Pick<Gateway, 'call'>;

/** After the last letter was typed. */
export const SUGGEST_AFTER_MS = 300;
export const MISMATCH = '发票抬头与纳税人识别号不一致，请核对';

export type Suggestions = DependentQuery<string, readonly Taxpayer[]>;

/** Companies whose names contain what is typed. They are an extra: without them the person goes on typing. */
export const makeSuggestions = (deps: PageDeps & { readonly gateway: Calls }): Suggestions =>
  new DependentQuery({
    ...deps,
    fetch: async (keyword, scope) => (await deps.gateway.call(getTaxpayers, { keyword }, scope)).data.content,
    failedText: '',
  });

/** Why name and number of a company do not go together, in words; '' : nothing is known against them. */
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
    toCallFailure(cause); // what is no failed call is not ours
    return ''; // the call that follows is checked by the gateway anyway
  }
}
