/** Texts of the home services page; the spec gives none. */
export const HS_TEXTS = {
  failed: '服务加载失败，请稍后再试',
  refreshFailed: '刷新失败，请稍后重试',
  empty: '当前城市暂未开通到家服务',
  emptyHint: '换个城市看看，或者先去首页逛逛',
  home: '去首页',
} as const;
