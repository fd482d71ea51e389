/**
 * Texts of a page of modules (product §2.2, §2.5, §2.8; where the spec has English only, Chinese in the same
 * tone).
 */
export const MODULE_PAGE_TEXTS = {
  loading: '加载中…',
  /** "failed to get activity" */
  failed: '获取活动失败',
  /** "you are late, the activity has ended~" */
  late: '来晚啦，活动已结束~',
  /** Alternative text of a picture that contains text and has none in the config. */
  picture: '活动图片',
  moduleFailed: '这里出了点小问题',
} as const;
