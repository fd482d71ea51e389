/** Texts of the opening page; 开柜中 and 柜门已打开 come from the description, the rest is ours. */
import type { Cell } from './openTypes';

export const OPEN_TEXTS = {
  loggedOut: '登录后开柜取件',
  logIn: '去登录',
  nothing: '这个柜机里没有您的待取包裹',
  noCabinet: '没有读到柜机编号，请重新扫码',
  confirmTitle: '请确认您正在柜机前',
  confirmHint: '打开后请尽快取走包裹并关好柜门',
  willOpen: '将打开的格口',
  keptByFee: '有超时取件费，处理后才能打开',
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
  toFee: '去处理超时取件费',
  toList: '返回取件列表',
  done: '完成',
  issues: '遇到问题',
  report: '柜机有问题？去报障',
} as const;

/** `A03、B11`; cells without a number are left out. */
export const cellNames = (cells: readonly Pick<Cell, 'cellNo'>[]): string =>
  cells
    .map(({ cellNo }) => cellNo)
    .filter((cellNo) => cellNo !== '')
    .join('、');
