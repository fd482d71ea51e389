/** Build-time settings: which are required, their format, and the message that stops a build without them. */

import ENVIRONMENTS from './environments.json';
import { absolute, address, appScheme, appTargets, base, hosts, type Rule, stem } from './settingRules';

const anything: Rule = () => null;
const environment: Rule = (value) =>
  ENVIRONMENTS.includes(value) ? null : `must be one of ${ENVIRONMENTS.join(', ')}`;

/** A number that phones dial. */
const phone: Rule = (value) =>
  /^\+?\d(-?\d){2,19}$/.test(value) ? null : 'must be a phone number: digits and hyphens';

const onOrOff: Rule = (value) => (value === 'on' || value === 'off' ? null : 'must be on or off');

const REQUIRED: Readonly<Record<string, Rule>> = {
  TARO_APP_ENV: environment,
  TARO_APP_GATEWAY_BASE: base,
  TARO_APP_H5_BASE: base,
  TARO_APP_CDN_BASE: address,
  TARO_APP_BRAND_NAME: anything,
  TARO_APP_APP_NAME: anything,
  TARO_APP_SERVICE_PHONE: phone,
  TARO_APP_WECHAT_MINI_APP_ID: anything,
  TARO_APP_ALIPAY_MINI_APP_ID: anything,
  TARO_APP_CONSUMER_APP_SCHEME: appScheme,
  TARO_APP_CAPTCHA_APP_ID: anything,
  TARO_APP_CAPTCHA_SCRIPT_URL: address,
  TARO_APP_CAPTCHA_PAGE_URL: absolute,
  TARO_APP_SHARE_SDK_URL: address,
  TARO_APP_WEEKLY_CONFIG_ID: anything,
  TARO_APP_MALL_GOODS_URL: address,
  TARO_APP_LOCKER_ORDER_URL: address,
  TARO_APP_AD_STAR_URL: address,
  TARO_APP_BIND_PHONE_URL: address,
  TARO_APP_SERVICE_AGREEMENT_URL: address,
  TARO_APP_PRIVACY_AGREEMENT_URL: address,
  TARO_APP_LINK_HOSTS: hosts,
  TARO_APP_TOKEN_HOSTS: hosts,
  TARO_APP_SERVICE_WORKER: onOrOff,
};

/**
 * What may deliberately be empty: the pages' own origin (also for their files), the app's own send page, a store, home
 * services, the mall for all goods, a map.
 */
const OPTIONAL: Readonly<Record<string, Rule>> = {
  TARO_APP_H5_GATEWAY_BASE: base,
  TARO_APP_FILES_BASE: stem,
  TARO_APP_SERVICE_HOURS: anything,
  TARO_APP_SEND_PARCEL_URL: address,
  TARO_APP_AD_AUTH_URL: address,
  TARO_APP_APP_LINK: address,
  TARO_APP_APP_STORE_IOS: address,
  TARO_APP_APP_STORE_ANDROID: address,
  TARO_APP_APP_STORE_HARMONY: address,
  TARO_APP_APP_PACKAGE: address,
  TARO_APP_APP_TARGETS: appTargets,
  TARO_APP_MAP_SCRIPT_URL: address,
  TARO_APP_MAP_KEY: anything,
  TARO_APP_MAP_SERVICE_HOST: address,
  // Both are inserted into the policy's `script-src`: anything but a host name could disable it.
  TARO_APP_MAP_HOSTS: hosts,
  TARO_APP_CAPTCHA_HOSTS: hosts,
  TARO_APP_HOME_SERVICES_CONFIG_ID: anything,
  TARO_APP_HOME_SERVICE_GOODS_URL: address,
  TARO_APP_WASH_GOODS_URL: address,
  TARO_APP_SEND_PARCEL_APP_URL: (value, isProduction) =>
    /^[a-z][a-z\d+.-]*:\/\/[^\s\\]*$/.test(value) && !/^https?:/.test(value)
      ? appScheme(value.slice(0, value.indexOf(':')), isProduction)
      : absolute(value, isProduction),
};

/**
 * All errors of `values`, one sentence each; empty when a build may start.
 * @param mode the build's `--mode` (`--mode prod`); a mode that names an environment builds only that one
 */
export function envFaults(
  values: Readonly<Record<string, string | undefined>>,
  mode?: string,
): readonly string[] {
  const faults: string[] = [];
  const isProduction = mode === 'prod' || values['TARO_APP_ENV'] === 'prod';
  for (const [name, rule] of Object.entries({ ...REQUIRED, ...OPTIONAL })) {
    const value = values[name] ?? '';
    const isEmpty = value.trim() === '';
    if (isEmpty && name in OPTIONAL) continue;
    const fault = isEmpty ? 'is missing' : rule(value, isProduction);
    if (fault !== null) faults.push(`${name} ${fault}`);
  }
  // The worker keeps files of its own origin only.
  if ((values['TARO_APP_FILES_BASE'] ?? '') !== '' && values['TARO_APP_SERVICE_WORKER'] === 'on')
    faults.push('TARO_APP_SERVICE_WORKER must be off with TARO_APP_FILES_BASE');
  if (mode !== undefined && ENVIRONMENTS.includes(mode) && values['TARO_APP_ENV'] !== mode)
    faults.push(`TARO_APP_ENV must be ${mode} with --mode ${mode}`);
  return faults;
}

/** Stops the build and names each missing or malformed setting. Call first in `config/index.ts`. */
export function requireEnv(
  values: Readonly<Record<string, string | undefined>> = process.env,
  mode?: string,
): void {
  const faults = envFaults(values, mode);
  if (faults.length === 0) return;
  const name = mode !== undefined && ENVIRONMENTS.includes(mode) ? mode : (values['TARO_APP_ENV'] ?? '');
  const file = name === '' || name === 'sandbox' ? '.env' : `.env.${name}`;
  throw new Error(
    `The build needs settings (set them in ${file} or the environment):\n  ${faults.join('\n  ')}`,
  );
}
