/** Said of an act that may have been made, its answer lost and the gateway not to be asked: never that it failed. */
export const UNKNOWN_TEXT = '没有收到结果，请刷新后查看';
