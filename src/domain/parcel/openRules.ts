import type { WaitingParcel } from './pickRules';

/** Texts of the opening page; 开柜中 and 柜门已打开 come from the description, the rest is ours. */
export const OPEN_TEXTS = {
  loggedOut: '登录后开柜取件',
  logIn: '去登录',
  nothing: '这个柜机里没有您的待取包裹',
  noCabinet: '没有读到柜机编号，请重新扫码',
  confirmTitle: '请确认您正在柜机前',
  confirmHint: '打开后请尽快取走包裹并关好柜门',
  willOpen: '将打开的格口',
  keptByFee: '有滞留费，处理后才能打开',
  open: '打开柜门',
  sending: '开柜中',
  openingHint: '请留意柜门，约需几秒',
  opened: '柜门已打开',
  openedHint: '请取走并关好柜门',
  partly: '部分柜门没有打开',
  failed: '柜门没有打开',
  silent: '没有收到柜机的回应',
  silentHint: '请先看一下柜门是否已打开，再查一次结果',
  refused: '开柜失败，请稍后再试',
  askAgain: '再查一次',
  retry: '再试一次',
  rescan: '重新扫码',
  toFee: '去处理滞留费',
  toList: '返回取件列表',
  done: '完成',
  issues: '遇到问题',
} as const;

/** An accepted command to open cells. */

export interface Opening {
  readonly operationId: string;
  /** Parcels that stay because of a fee. */
  readonly skippedIds: readonly string[];
}

export type CellStatus = 'waiting' | 'opened' | 'failed';

export interface Cell {
  readonly parcelId: string;
  readonly cellNo: string;
  readonly status: CellStatus;
}

/** State of an opening. */
export interface OpeningState {
  /** `opened`: at least one cell is open. */
  readonly status: CellStatus;
  /** Why it failed, in the gateway's text; may be empty. */
  readonly reason: string;
  readonly cells: readonly Cell[];
  /** Delay before the next poll, in milliseconds; 0 once settled. */
  readonly askAfterMs: number;
}

/** The next step after an opening that failed. */
export type WayOn = 'rescan' | 'retry' | 'fee' | 'list';

/** Failure codes of 开柜 (contract `pickOpen`, `pollingCabinetOperation`). */
export const OPEN_CODE = {
  nothingThere: '201000001',
  otherCabinet: '201000002',
  taken: '201000003',
  cabinetOffline: '201000004',
  feeFirst: '201000005',
  noSuchParcel: '201000006',
  noSuchOperation: '201000007',
} as const;

/** The next step after a refusal; an unknown code can be tried again. */
export function wayAfter(code: string): WayOn {
  switch (code) {
    case OPEN_CODE.nothingThere:
    case OPEN_CODE.otherCabinet:
      return 'rescan';
    case OPEN_CODE.feeFirst:
      return 'fee';
    case OPEN_CODE.taken:
    case OPEN_CODE.noSuchParcel:
      return 'list';
    default:
      return 'retry';
  }
}

/** Splits a cabinet's parcels into those that can open now and those blocked by a fee. */
export function splitByFee(parcels: readonly WaitingParcel[]): {
  readonly free: readonly WaitingParcel[];
  readonly kept: readonly WaitingParcel[];
} {
  return {
    free: parcels.filter(({ feeFen }) => feeFen === 0),
    kept: parcels.filter(({ feeFen }) => feeFen > 0),
  };
}

/** `A03、B11`; cells without a number are left out. */
export const cellNames = (cells: readonly Pick<Cell, 'cellNo'>[]): string =>
  cells
    .map(({ cellNo }) => cellNo)
    .filter((cellNo) => cellNo !== '')
    .join('、');
