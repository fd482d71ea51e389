/**
 * Shown for an act that may have been made: its response is lost and the status query failed. Never says that it
 * failed.
 */
export const UNKNOWN_TEXT = '没有收到结果，请刷新后查看';
