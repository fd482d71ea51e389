/**
 * Formats of build-time settings. A rule returns what is wrong with a value, or null; values are passed as they will be
 * used.
 */
export type Rule = (value: string, isProduction: boolean) => string | null;

const NO_ADDRESS = 'must be an absolute http(s) address';

/** `http` is for gateways on the developer's own machine and for tests. */
export const absolute: Rule = (value, isProduction) => {
  // Two parsers may read backslashes, white space and user names differently.
  if (!/^https?:\/\/[^\s\\@]+$/.test(value) || !URL.canParse(value)) return NO_ADDRESS;
  return isProduction && !value.startsWith('https://') ? 'must be https in production' : null;
};

/** An address that paths are appended to. */
export const base: Rule = (value, isProduction) =>
  absolute(value, isProduction) ?? (/[?#]/.test(value) ? 'must be an address without query' : null);

/** `base` without a slash at the end. */
export const stem: Rule = (value, isProduction) =>
  base(value, isProduction) ?? (value.endsWith('/') ? 'must not end with a slash' : null);

/** Absolute, or a path of the origin that serves the H5 pages. `//host/x` would be neither. */
export const address: Rule = (value, isProduction) => {
  if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return null;
  const fault = absolute(value, isProduction);
  return fault === NO_ADDRESS ? `${fault} or a path that starts with one /` : fault;
};

/**
 * Schemes that do not belong to the company's app: they run scripts, read the device, start a call or open other apps.
 */
const TAKEN_SCHEMES = new Set(
  (
    'javascript vbscript livescript mocha data file filesystem blob about content resource jar cid mid intent http https ' +
    'ws wss ftp ftps sftp ssh tel sms smsto mms mailto callto facetime view-source chrome chrome-extension edge ' +
    'moz-extension res android-app market itms itms-apps itms-services app-settings weixin wechat alipay alipays'
  ).split(' '),
);

/** Bare and in lower case, because links are compared with it. */
export const appScheme: Rule = (value) => {
  if (TAKEN_SCHEMES.has(value.trim().toLowerCase().replace(/:.*$/s, '')))
    return 'must be a scheme of the app alone';
  return /^[a-z][a-z\d+.-]{2,}$/.test(value)
    ? null
    : 'must be a bare URL scheme in lower case such as hiveconsumer';
};

/** `send, coupons/list`: paths after the app's `://`, exactly as an address has to name them. */
export const appTargets: Rule = (value) =>
  value.split(',').every((item) => /^[A-Za-z][\w-]*(\/[\w-]+)*$/.test(item.trim()))
    ? null
    : 'must name paths of the app such as send, pick (comma separated)';

/**
 * Names below which registries sell domains to anyone, in any country (`com.cn`, `co.jp`), and the provinces of `cn`.
 */
const COMMON_SECOND = new Set(
  'ac co com edu go gob gouv gov gr id idv ind info ltd me mil name ne net nic nom or org plc sch'.split(' '),
);
const CHINESE_SECOND = new Set(
  (
    'ah bj cq fj gd gs gx gz ha hb he hi hk hl hn jl js jx ln mo nm nx qh sc sd sh sn sx tj tw xj xz yn zj ' +
    'xn--55qx5d xn--io0a7i xn--od0alg'
  ).split(' '),
);
/** Domains in which every customer of a cloud gets a name. */
const SHARED = (
  'github.io gitee.io vercel.app netlify.app pages.dev workers.dev web.app firebaseapp.com appspot.com herokuapp.com ' +
  'azurewebsites.net cloudfront.net amazonaws.com myqcloud.com tcloudbaseapp.com aliyuncs.com alicdn.com bcebos.com ' +
  'myhuaweicloud.com qiniucdn.com clouddn.com sinaapp.com ngrok.io blogspot.com'
).split(' ');

/** Whether hosts below `name` may belong to anyone. */
function isEverybodys(name: string): boolean {
  const labels = name.split('.');
  const [second = '', top = ''] = labels;
  if (labels.length < 2 || SHARED.some((shared) => name === shared || name.endsWith(`.${shared}`)))
    return true;
  if (labels.length > 2) return false;
  return (top.length === 2 && COMMON_SECOND.has(second)) || (top === 'cn' && CHINESE_SECOND.has(second));
}

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const HOST_ENTRY = /^(?:(https?):\/\/)?(\*\.)?([a-z\d.-]+)(?::\d{1,5})?$/;

function hostFault(entry: string, isProduction: boolean): string | null {
  const match = HOST_ENTRY.exec(entry.toLowerCase());
  const [, scheme, wildcard, name = ''] = match ?? [];
  const labels = name.split('.');
  if (match === null || labels.some((label) => !LABEL.test(label)))
    return 'must name hosts (host, host:port, *.host)';
  if (wildcard !== undefined && (isEverybodys(name) || /^\d+$/.test(labels.at(-1) ?? '')))
    return 'may have a wildcard only below a domain of one owner';
  if (!isProduction) return null;
  if (scheme === 'http') return 'must be https in production';
  // A single label, or a number at the end, means the phone itself or a machine in its current network.
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '') || labels.at(-1) === 'localhost')
    return 'must name public hosts in production';
  return wildcard === undefined && labels.length === 2 && isEverybodys(name) ? 'must name one host' : null;
}

/** `a.example.com, *.example.com`: checks every entry and names the wrong one in the error. */
export const hosts: Rule = (value, isProduction) => {
  const faults = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .flatMap((entry) => {
      const fault = hostFault(entry, isProduction);
      return fault === null ? [] : [`${fault}: ${entry}`];
    });
  return faults.length === 0 ? null : faults.join('; ');
};
