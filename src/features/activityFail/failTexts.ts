/** What the fail page says (spec 2 §8; the rest is ours). */
export const FAIL_TEXTS = {
  /** Spec 2 §8: "you are late, the activity has ended~" */
  late: '来晚啦，活动已结束~',
  lateTitle: '活动已结束',
  otherTitle: '暂时无法参与活动',
  other: '抱歉，暂时无法参与该活动，请稍后再试~',
  /** Behind it stands the code. */
  code: '提示码',
  home: '去首页',
  back: '返回',
} as const;
