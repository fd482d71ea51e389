export const UPLOAD_TEXTS = {
  add: '添加图片',
  failed: '上传失败',
  retry: '重试',
  busy: '图片还在上传，请稍候',
  someFailed: '有图片没有上传成功，请重试或删除',
  needsLogin: '登录后可上传',
  denied: '没有相册或相机权限，请在系统设置中允许后再试',
  pickFailed: '没有选到图片，请重试',
  unsupported: '当前环境不能选择图片',
  refused: { empty: '图片是空的', 'not-picture': '不是图片', 'too-large': '图片太大' },
} as const;
