import { ContractError } from '@/api';

/**
 * All texts of the login (product §1.2.4, §1.5, §1.8). The last group has the texts that the description does not give.
 */
export const LOGIN_TEXTS = {
  title: (act: string | undefined): string => (act === undefined ? '手机号登录领取福利' : `登录后${act}`),
  submit: '立即登录',
  submitClaim: '立即领取',

  phoneMissing: '请输入手机号',
  agreementMissing: '请先同意《服务协议》及《隐私政策》内容。',
  codePending: '验证码已发送，请勿重复操作',
  unsignable: '抱歉，系统无法识别您的正确来源',
  preCheckFailed: '请重试',
  sendFailed: '发送验证码失败',
  sent: '发送验证码成功',
  verifyFailed: '领取失败，请重试',

  phoneName: '手机号',
  codeName: '短信验证码',
  agreementName: '我已阅读并同意《服务协议》及《隐私政策》',
  phonePlaceholder: '请输入手机号',
  codePlaceholder: '请输入验证码',
  send: '获取验证码',
  resendIn: (seconds: number): string => `${seconds}s后重发`,
  phoneMalformed: '请输入正确的手机号',
  noCodeSent: '请先获取验证码',
  sliderFailed: '安全验证失败，请重试',
  loginFailed: '登录失败，请重试',
  quickLogin: '手机号快捷登录',
  quickLoginFailed: '快捷登录失败，请使用其他手机号登录',
  quickLoginDenied: '未授权手机号，可使用其他手机号登录',
  quickLoginOffline: '网络不给力，请重试或使用其他手机号登录',
  otherPhone: '其他手机号登录',
  agreementLead: '我已阅读并同意',
  agreementAnd: '及',
  serviceAgreement: '《服务协议》',
  privacyPolicy: '《隐私政策》',
  linkFailed: '页面打不开，请稍后再试',
} as const;

/** The login token comes in the `authorization` response header. @throws ContractError without one */
export function tokenOf(headers: Readonly<Record<string, string>>): string {
  const token = headers['authorization'];
  if (!token) throw new ContractError('headers.authorization', 'a token');
  return token;
}
