/**
 * Every key that this app writes; other keys do not compile. docs/storage.md lists meaning, area, lifetime and removal
 * of each; tests compare it with this list and with what the journeys leave behind. `x.*` matches many keys.
 */
export const STORAGE_KEYS = [
  'token',
  'loginType',
  'phone',
  'accountMark',
  'accountPhone',
  'loginByLink',
  'loginReturn',
  'linkToken',
  'hostAccountMark',
  'hasLeft',
  'boundAccount',
  'loginAttempt',
  'smsUntil',
  'loginRedirects',
  'adAuth',
  'appTried',
  'privacyConsent',
  'agreedTo',
  'messageAnswers',
  'attribution',
  'trackSession',
  'host.alipayLife',
  'FC_ENCRYPT_TOKEN',
  'FC_IP',
  'campaign.place',
  'couponSale.order.*',
  'act.*',
  'draft.*',
  'answer.*',
  'kept.*',
] as const;

type Filled<Pattern extends string> = Pattern extends `${infer Head}*` ? `${Head}${string}` : Pattern;
export type StorageKey = Filled<(typeof STORAGE_KEYS)[number]>;

/** Data of an account besides its login. Removed from both areas when the account changes. */
const ACCOUNT_KEYS: readonly string[] = ['draft.', 'answer.', 'kept.', 'agreedTo'];
export const isAccountKey = (key: string): boolean => ACCOUNT_KEYS.some((start) => key.startsWith(start));

/** Instead of a mark in the key of a kept page (`session/keptMemory`): it was read without a login. */
export const NOBODY = 'nobody';

/** A last answer (`session/answerMemory`) or a kept page of another account than this mark's. */
export const isOthersAnswer = (key: string, mark: string): boolean =>
  /^(answer|kept)\./.test(key) && !key.endsWith(`.${mark}`) && !key.endsWith(`.${NOBODY}`);

/**
 * Unfinished actions. Each key ends with the mark of its account (`session/perAccountStorage`), so these stay when the
 * account changes: a user who returns must still learn the result of their payment or withdrawal.
 */
const ACT_KEYS: readonly string[] = ['couponSale.order.', 'act.'];
export const isActKey = (key: string): boolean => ACT_KEYS.some((start) => key.startsWith(start));

/**
 * Belongs to the visit, not to the account. All other keys of the session area are removed when the account changes.
 */
const VISIT_KEYS: readonly string[] = ['host.alipayLife', 'loginRedirects'];
export const isVisitKey = (key: string): boolean => VISIT_KEYS.includes(key);

/** Written only by earlier builds; removed at every start. */
const RETIRED_KEYS: readonly string[] = ['sendDraft'];
export const isRetiredKey = (key: string): boolean => RETIRED_KEYS.includes(key);
