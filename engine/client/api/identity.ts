import type { WxElement } from '../components/base';
import { webViewsIn } from '../components/webView';
import { ApiFailure, hostCall, optionText, type Options } from './call';
import type { ApiContext } from './context';
import { ALIPAY_END, payAtHouse, wechatEnd } from './paying';
import { behindConsent, privacyOf } from './privacy';

/** Host user whose account the sandbox gateway has bound to a phone number from the start. */
const BOUND_USER = 'bound-user';

/** `errorCode` of the payment app's `my.requestSubscribeMessage`. */
const CANCELLED = 11;

function nonce(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** One-time codes as the sandbox gateway reads them: `lc_<host user>_<nonce>`, `pc_<mobile>_<nonce>`. */
function makeLoginCode(context: ApiContext): string {
  const user = context.settings.isBound ? BOUND_USER : context.settings.device;
  return `lc_${user}_${nonce()}`;
}

function makePhoneCode(context: ApiContext): string {
  return `pc_${context.settings.phone}_${nonce()}`;
}

/** Account, privacy, sharing, paying and other apps. */
export function identityCalls(context: ApiContext): Record<string, unknown> {
  const { settings, dialogs, happenings } = context;
  const { target } = settings;
  const calls: Record<string, unknown> = {};
  const define = (name: string, body: (options: Options) => unknown): void => {
    calls[name] = hostCall(target, name, body);
  };
  const note =
    (kind: string) =>
    (options: Options): void => {
      happenings.push({ kind, detail: JSON.parse(JSON.stringify(options)) });
    };
  const noteAndSay =
    (kind: string, title: string) =>
    async (options: Options): Promise<void> => {
      note(kind)(options);
      await dialogs.prompt(
        title,
        optionText(options, 'appId', 'path', 'phoneNumber', 'number', 'url', 'name'),
      );
    };

  if (target === 'weapp') {
    define('login', () => ({ code: makeLoginCode(context) }));
    define('checkSession', () => undefined);
    define('getUserProfile', () => ({ userInfo: { nickName: '微信用户', avatarUrl: '' }, rawData: '{}' }));
    define('getPrivacySetting', () => ({
      needAuthorization: privacyOf(context).isOpen,
      privacyContractName: '《用户隐私保护指引》',
    }));
    define(
      'requirePrivacyAuthorize',
      behindConsent(context, 'requirePrivacyAuthorize', () => undefined),
    );
    define('openPrivacyContract', () => dialogs.prompt('用户隐私保护指引', ''));
    calls.onNeedPrivacyAuthorization = (listener: unknown) => privacyOf(context).listen(listener);
    define('requestPayment', async (options) => {
      note('payment')(options);
      wechatEnd(await payAtHouse(context, options.package));
    });
    define('requestSubscribeMessage', async (options) => {
      note('subscribe')(options);
      const ids = Array.isArray(options.tmplIds) ? options.tmplIds.map(String) : [];
      const isAccepted = await dialogs.modal('订阅消息', `允许发送 ${ids.length} 条消息`, '拒绝', '允许');
      return Object.fromEntries(ids.map((id) => [id, isAccepted ? 'accept' : 'reject']));
    });
    define('openCustomerServiceChat', noteAndSay('customerService', '客服会话'));
  } else {
    define('getAuthCode', () => ({
      authCode: makeLoginCode(context),
      authSuccessScopes: ['auth_base'],
      authErrorScopes: {},
    }));
    define('getPhoneNumber', () => ({ response: makePhoneCode(context), sign: '' }));
    define('getOpenUserInfo', () => ({
      response: JSON.stringify({ response: { code: '10000', nickName: '支付宝用户', avatar: '' } }),
    }));
    define('tradePay', async (options) => {
      note('payment')(options);
      return { resultCode: ALIPAY_END[await payAtHouse(context, options.tradeNO)] };
    });
    define('requestSubscribeMessage', async (options) => {
      note('subscribe')(options);
      const ids = Array.isArray(options.entityIds) ? options.entityIds.map(String) : [];
      const isAccepted = await dialogs.modal('订阅消息', `允许发送 ${ids.length} 条消息`, '拒绝', '允许');
      // According to that app's document, closing the dialog makes the call fail.
      if (!isAccepted)
        throw new ApiFailure('用户取消订阅', CANCELLED, { errorCode: CANCELLED, behavior: 'cancel' });
      return {
        behavior: 'subscribe',
        show: true,
        result: { subscribeEntityIds: ids, subscribedEntityIds: ids, unsubscribedEntityIds: [] },
      };
    });
    define('ap', noteAndSay('openApp', '打开其他应用'));
    define('paySignCenter', note('paySign'));
  }
  define('navigateToMiniProgram', noteAndSay('miniProgram', '打开其他小程序'));
  define('navigateBackMiniProgram', note('miniProgramBack'));
  define('openEmbeddedMiniProgram', noteAndSay('miniProgram', '打开其他小程序'));
  define('exitMiniProgram', note('exit'));
  define('showShareMenu', note('shareMenu'));
  define('hideShareMenu', note('shareMenuHidden'));
  define('updateShareMenu', note('shareMenuUpdated'));
  define('showSharePanel', () => share(context, 'menu', null));
  define('getSetting', () => ({
    // Each host has its own names.
    authSetting:
      target === 'alipay'
        ? { location: settings.place !== 'denied', album: true }
        : { 'scope.userLocation': settings.place !== 'denied', 'scope.writePhotosAlbum': true },
  }));
  define('authorize', () => undefined);
  define('openSetting', () => ({ authSetting: {} }));
  define('makePhoneCall', noteAndSay('phoneCall', '拨打电话'));
  return calls;
}

/** Requests the page's share card, as the menu and share buttons do, and shows it. */
export async function share(
  context: ApiContext,
  from: 'menu' | 'button',
  button: WxElement | null,
): Promise<void> {
  const page = context.pages.current;
  if (page === undefined) return;
  const target = button === null ? undefined : { id: button.id, dataset: {} };
  let webViewUrl: string | undefined;
  for (const view of webViewsIn(page.frame)) {
    view.handOver();
    webViewUrl = view.address;
  }
  const answer = context.pages.call(page, 'onShareAppMessage', { from, target, webViewUrl });
  const card: Record<string, unknown> =
    typeof answer === 'object' && answer !== null ? Object.fromEntries(Object.entries(answer)) : {};
  const merged = { title: page.bar.title, path: `/${page.path}`, ...card };
  // `said`: what the page itself returned, before the host fills in what is missing.
  context.happenings.push({ kind: 'share', detail: JSON.parse(JSON.stringify({ ...merged, said: card })) });
  await context.dialogs.prompt('分享给朋友', `${String(merged.title)}\n${String(merged.path)}`);
}

/** What tapping a button with `open-type` does in either host. */
export async function runOpenType(context: ApiContext, kind: string, button: WxElement): Promise<void> {
  const { dialogs, settings, happenings } = context;
  const wanted = kind.toLowerCase();
  if (wanted === 'share') return share(context, 'button', button);
  if (wanted === 'getphonenumber' || wanted === 'getrealtimephonenumber') {
    const isAgreed = await privacyOf(context)
      .pass('getPhoneNumber')
      .then(
        () => true,
        () => false,
      );
    if (!isAgreed) {
      button.emit('getphonenumber', { errMsg: 'getPhoneNumber:fail privacy permission is not authorized' });
      return;
    }
    const isAllowed = await dialogs.modal('申请获取你的手机号', settings.phone, '不允许', '允许');
    const detail = isAllowed
      ? { errMsg: 'getPhoneNumber:ok', code: makePhoneCode(context), encryptedData: '', iv: '' }
      : { errMsg: 'getPhoneNumber:fail user deny' };
    button.emit('getphonenumber', detail);
    return;
  }
  if (wanted === 'getauthorize') {
    const isAllowed = await dialogs.modal('授权获取手机号', settings.phone, '拒绝', '同意');
    if (isAllowed) button.emit('getauthorize', { scope: button.text('scope') });
    else button.emit('error', { type: 'getAuthorize', errorMessage: '用户取消授权' });
    return;
  }
  if (wanted === 'agreeprivacyauthorization') {
    privacyOf(context).agreeButtonPressed(button.id);
    button.emit('agreeprivacyauthorization', {});
    return;
  }
  if (wanted === 'launchapp') {
    happenings.push({ kind: 'launchApp', detail: button.text('app-parameter') });
    // Without a matching launch scene the messaging app refuses; so does a phone without the app.
    button.emit('error', { errMsg: 'invalid scene' });
    return;
  }
  if (
    wanted === 'contact' ||
    wanted === 'opensetting' ||
    wanted === 'feedback' ||
    wanted === 'chooseavatar' ||
    wanted === 'lifestyle'
  ) {
    happenings.push({ kind: wanted, detail: null });
    await dialogs.prompt(wanted, '');
    button.emit(wanted === 'contact' ? 'contact' : wanted, {});
    return;
  }
  context.errors.add('button', `open-type "${kind}" is not known to ${settings.target}`);
}
