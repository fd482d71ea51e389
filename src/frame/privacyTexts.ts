import { env } from '@/env';

/** Texts of the privacy question and its settings. The description has none. */
export const PRIVACY_TEXTS = {
  title: '隐私保护提示',
  lead: `${env.brandName}重视您的隐私。使用位置、手机号、剪贴板，以及统计使用情况以改进服务，都需要您先阅读并同意`,
  serviceAgreement: '《服务协议》',
  and: '和',
  privacyPolicy: '《隐私政策》',
  ending: '。',
  refusalIsFine: '不同意也可以继续浏览和使用其他功能。',
  agree: '同意',
  refuse: '不同意',
  linkFailed: '页面打不开，请稍后再试',

  consentName: '隐私授权',
  agreed: '已同意，可使用位置、手机号快捷登录和剪贴板',
  notAgreed: '未同意，位置、手机号快捷登录和剪贴板不可用',
  withdraw: '撤回同意',
  give: '去同意',
  withdrawn: '已撤回同意',
} as const;
