/** Build-time settings: which are required, what form they have, and the sentence that stops a build without them. */

const ENVIRONMENTS = ['sandbox', 'prod', 'sit1', 'sit2', 'sit3', 'sit4', 'sit5', 'sit6'];

type Rule = (value: string) => string | null;

const anything: Rule = () => null;
const absolute: Rule = (value) =>
  /^https?:\/\/[^/]+/.test(value) ? null : 'must be an absolute http(s) address';
/** Absolute, or a path of the origin that serves the H5 pages. `//host/x` would be neither. */
const address: Rule = (value) =>
  /^\/(?![/\\])/.test(value) || absolute(value) === null
    ? null
    : 'must be an absolute http(s) address or a path that starts with one /';
const environment: Rule = (value) =>
  ENVIRONMENTS.includes(value) ? null : `must be one of ${ENVIRONMENTS.join(', ')}`;
const scheme: Rule = (value) =>
  /^[a-z][a-z\d+.-]*$/i.test(value) ? null : 'must be a bare URL scheme such as hiveconsumer';

const REQUIRED: Readonly<Record<string, Rule>> = {
  TARO_APP_ENV: environment,
  TARO_APP_GATEWAY_BASE: absolute,
  TARO_APP_H5_BASE: absolute,
  TARO_APP_CDN_BASE: address,
  TARO_APP_BRAND_NAME: anything,
  TARO_APP_APP_NAME: anything,
  TARO_APP_WECHAT_MINI_APP_ID: anything,
  TARO_APP_ALIPAY_MINI_APP_ID: anything,
  TARO_APP_CONSUMER_APP_SCHEME: scheme,
  TARO_APP_MAP_KEY: anything,
  TARO_APP_CAPTCHA_APP_ID: anything,
  TARO_APP_CAPTCHA_SCRIPT_URL: address,
  TARO_APP_CAPTCHA_PAGE_URL: absolute,
  TARO_APP_SHARE_SDK_URL: address,
  TARO_APP_SEND_PARCEL_URL: address,
  TARO_APP_WEEKLY_CONFIG_ID: anything,
  TARO_APP_MALL_GOODS_URL: address,
  TARO_APP_LOCKER_ORDER_URL: address,
  TARO_APP_AD_STAR_URL: address,
  TARO_APP_BIND_PHONE_URL: address,
  TARO_APP_SERVICE_AGREEMENT_URL: address,
  TARO_APP_PRIVACY_AGREEMENT_URL: address,
  TARO_APP_LINK_HOSTS: anything,
  TARO_APP_TOKEN_HOSTS: anything,
};

/** Every fault of `values`, one sentence each; empty when a build may start. */
export function envFaults(values: Readonly<Record<string, string | undefined>>): readonly string[] {
  const faults: string[] = [];
  for (const [name, rule] of Object.entries(REQUIRED)) {
    const value = (values[name] ?? '').trim();
    const fault = value === '' ? 'is missing' : rule(value);
    if (fault !== null) faults.push(`${name} ${fault}`);
  }
  const h5Gateway = values['TARO_APP_H5_GATEWAY_BASE'] ?? '';
  // Empty is a choice there: the pages' own origin.
  const h5Fault = h5Gateway === '' ? null : absolute(h5Gateway);
  if (h5Fault !== null) faults.push(`TARO_APP_H5_GATEWAY_BASE ${h5Fault}`);
  return faults;
}

/** Stops the build with the name of each missing or malformed setting. Call first in `config/index.ts`. */
export function requireEnv(values: Readonly<Record<string, string | undefined>> = process.env): void {
  const faults = envFaults(values);
  if (faults.length === 0) return;
  const name = values['TARO_APP_ENV'] ?? '';
  const file = name === '' || name === 'sandbox' ? '.env' : `.env.${name}`;
  throw new Error(
    `The build needs settings (set them in ${file} or the environment):\n  ${faults.join('\n  ')}`,
  );
}
