import { fail, requireVisitor, succeed, type Handlers } from '../core/call';
import { titleOf, WRONG_TAX_NUMBER } from './invoiceOperations';
import { MISMATCH_TEXT, TAXPAYERS } from './invoices';
import type { SavedTitle } from './invoiceTypes';
import { isTaxNumber } from './taxNumber';

const OK = '0';
const FULL = fail('204100010', '最多保存 20 个抬头，请先删除不用的抬头');
const NO_SUCH = fail('204100011', '该抬头不存在，请刷新后重试');

const wireOf = (titles: readonly SavedTitle[]) => ({ content: titles });

/** Saved titles. */
export const invoiceHeadOperations = {
  async invoiceHeadList(call, { store }) {
    return succeed(OK, wireOf(await store.invoices.titlesOf(requireVisitor(call))));
  },

  async saveInvoiceHead(call, { store }) {
    const visitor = requireVisitor(call);
    const { headId = '', isDefault } = call.body;
    const title = titleOf(call.body);
    if (title === null) return WRONG_TAX_NUMBER;
    const saved = await store.invoices.saveTitle(visitor, { ...title, headId, isDefault: isDefault === '1' });
    if (saved.kind === 'saved') return succeed(OK, saved.title);
    return saved.kind === 'full' ? FULL : NO_SUCH;
  },

  async deleteInvoiceHead(call, { store }) {
    const visitor = requireVisitor(call);
    await store.invoices.deleteTitle(visitor, call.body.headId);
    return succeed(OK, wireOf(await store.invoices.titlesOf(visitor)));
  },

  async validateInvoiceHead(call) {
    requireVisitor(call);
    const { title, taxNo } = call.body;
    const known = TAXPAYERS.find((each) => each.taxNo === taxNo);
    const isKnownOtherwise = known !== undefined && known.title !== title;
    const reasonMsg = !isTaxNumber(taxNo) ? WRONG_TAX_NUMBER.body.msg : isKnownOtherwise ? MISMATCH_TEXT : '';
    return succeed(OK, { isValid: reasonMsg === '', reasonMsg });
  },
} satisfies Partial<Handlers>;
