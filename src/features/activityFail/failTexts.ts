/** What /attractNewUsers/fail says (spec 2 §8; headings and hints are ours). */
export const FAIL_TEXTS = {
  late: '活动暂时无法参与',
  /** "you are late, the activity has ended~" */
  lateHint: '来晚啦，活动已结束~',
  failed: '参与失败',
  failedHint: '抱歉，系统开小差啦，请稍后再试~',
  home: '去首页看看',
  back: '返回',
} as const;
