/** What a page of campaign modules says (product §2.2, §2.5, §2.8; where the description has English only, Chinese in the same voice). */
export const CAMPAIGN_TEXTS = {
  loading: '加载中…',
  /** "failed to get activity" */
  failed: '获取活动失败',
  /** "you are late, the activity has ended~" */
  late: '来晚啦，活动已结束~',
  /** A picture that carries words of its own and came without any for who does not see it. */
  picture: '活动图片',
  moduleFailed: '这里出了点小问题',
} as const;
