/** Texts that all campaigns share (product §1.2.1, §1.2.2). */
export const ACTIVITY_TEXTS = {
  rules: '活动规则',
  rulesConfirm: '我知道了',
} as const;
