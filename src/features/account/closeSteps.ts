/** Closing an account: what its pages share. Pure, except for the state of this visit. */
import type { LogOffCheckData, LogOffObstacle } from '@/api/generated/operations/closeAccount';
import type { PlainRouteName } from '@/navigation';
import type { Draft } from '@/session/drafts';

/** The gateway's error codes (contract, `/base/logOff/…`). */
export const CLOSE_CODE = {
  hasObstacles: '202100001',
  isOtherNumber: '202100002',
  proofOver: '202100003',
  ticketOver: '202100004',
} as const;

/** Each step requires the result of the previous one. */
export type CloseStep = 'notice' | 'verify' | 'sure';

/** The user's progress through the steps. */
export interface CloseProgress {
  readonly hasBegun: boolean;
  readonly hasRead: boolean;
  /** Proves that the number belongs to the user; '': not verified yet. */
  readonly ticket: string;
}

const NOWHERE: CloseProgress = { hasBegun: false, hasRead: false, ticket: '' };

export const mayEnter = (step: CloseStep, { hasBegun, hasRead, ticket }: CloseProgress): boolean =>
  hasBegun && (step === 'notice' || (hasRead && (step === 'verify' || ticket !== '')));

/** Stored like a form's draft: survives a reload, ends with the login, and is not shared between accounts. */
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

/** Where the user can resolve each obstacle. */
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
export const obstacleAction = (
  kind: LogOffObstacle['kind'],
): { readonly text: string; readonly name: PlainRouteName } => WAYS[kind];

/**
 * Drops entries that cannot be shown. An obstacle of unknown kind and without a text cannot be explained or resolved,
 * so it does not block the user here; the gateway decides at the end whether the account can be closed. Losses without
 * a text are dropped too.
 */
export const tellable = ({ obstacles, losses, ...rest }: LogOffCheckData): LogOffCheckData => ({
  ...rest,
  obstacles: obstacles.filter(({ kind, text }) => kind !== 'unknown' || text.trim() !== ''),
  losses: losses.filter(({ text }) => text.trim() !== ''),
});

/** The account that was closed in this visit. Only in memory: nothing about it stays on the device. */
interface Closed {
  /** Beijing time; null: the gateway did not send one. */
  readonly closesAt: string | null;
}

let closed: Closed | null = null;
export const noteClosed = (what: Closed): void => {
  closed = what;
};
export const isJustClosed = (): boolean => closed !== null;
/** Can be read once: on a later visit no account was just closed. */
export function takeClosed(): Closed | null {
  const taken = closed;
  closed = null;
  return taken;
}
