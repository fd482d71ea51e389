/** Closing an account: what its pages share. Pure, but for what is remembered of this visit. */
import type { LogOffCheckData, LogOffObstacle } from '@/api/generated/operations/closeAccount';
import type { PlainRouteName } from '@/navigation';
import type { Draft } from '@/session/drafts';

/** The gateway's codes (contract, `/base/logOff/…`). */
export const CLOSE_CODE = {
  hasObstacles: '202100001',
  isOtherNumber: '202100002',
  proofOver: '202100003',
  ticketOver: '202100004',
} as const;

/** Each step needs what the one before it left. */
export type CloseStep = 'notice' | 'verify' | 'sure';

/** How far the visitor has come. */
export interface CloseProgress {
  readonly hasBegun: boolean;
  readonly hasRead: boolean;
  /** Proves that the number is his; '' : not yet. */
  readonly ticket: string;
}

const NOWHERE: CloseProgress = { hasBegun: false, hasRead: false, ticket: '' };

export const mayEnter = (step: CloseStep, { hasBegun, hasRead, ticket }: CloseProgress): boolean =>
  hasBegun && (step === 'notice' || (hasRead && (step === 'verify' || ticket !== '')));

/** Kept like a form's draft: it survives a reload, ends with the login, and is nobody else's. */
export function readProgress(draft: Pick<Draft, 'read'>): CloseProgress {
  const parts = (draft.read() ?? '').split(' ');
  const [begun, read, ticket = ''] = parts;
  if (parts.length !== 3) return NOWHERE;
  return { hasBegun: begun === '1', hasRead: read === '1', ticket };
}

export function writeProgress(draft: Pick<Draft, 'read' | 'write'>, change: Partial<CloseProgress>): void {
  const { hasBegun, hasRead, ticket } = { ...readProgress(draft), ...change };
  draft.write(`${Number(hasBegun)} ${Number(hasRead)} ${ticket}`, null);
}

/** Where each obstacle is settled. */
const WAYS: Readonly<
  Record<LogOffObstacle['kind'], { readonly text: string; readonly name: PlainRouteName }>
> = {
  PARCEL: { text: '去取件', name: 'pickUp' },
  FEE: { text: '去支付', name: 'pickUp' },
  ORDER: { text: '查看订单', name: 'orderList' },
  WITHDRAWAL: { text: '查看提现', name: 'cashoutMoney' },
  INVOICE: { text: '查看发票', name: 'invoiceRecord' },
  unknown: { text: '去看看', name: 'me' },
};
export const wayOf = (
  kind: LogOffObstacle['kind'],
): { readonly text: string; readonly name: PlainRouteName } => WAYS[kind];

/**
 * What can be told of an answer. An obstacle of a kind that nobody has named, and without words, leads nowhere and says
 * nothing: it stops nobody here, and whether the account can be closed the gateway decides at the end.
 */
export const tellable = ({ obstacles, losses, ...rest }: LogOffCheckData): LogOffCheckData => ({
  ...rest,
  obstacles: obstacles.filter(({ kind, text }) => kind !== 'unknown' || text.trim() !== ''),
  losses: losses.filter(({ text }) => text.trim() !== ''),
});

/** An account that this visit has closed. In memory alone: nothing of it stays on the device. */
export interface Closed {
  /** Beijing time; null: the gateway did not say. */
  readonly closesAt: string | null;
}

let closed: Closed | null = null;
export const noteClosed = (what: Closed): void => {
  closed = what;
};
export const isJustClosed = (): boolean => closed !== null;
/** Read once: who comes back later closed nothing. */
export function takeClosed(): Closed | null {
  const taken = closed;
  closed = null;
  return taken;
}
