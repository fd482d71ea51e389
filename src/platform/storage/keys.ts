/**
 * Every key that this app writes; another one does not compile. What each is, where it lies, how long and when it goes:
 * docs/storage.md, which the tests hold against this list and against what the journeys leave behind.
 * `x.*` stands for many keys.
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
] as const;

type Filled<Pattern extends string> = Pattern extends `${infer Head}*` ? `${Head}${string}` : Pattern;
export type StorageKey = Filled<(typeof STORAGE_KEYS)[number]>;

/** What an account leaves besides its login. It goes with a change of account, wherever it lies. */
const ACCOUNT_KEYS: readonly string[] = ['draft.'];
export const isAccountKey = (key: string): boolean => ACCOUNT_KEYS.some((start) => key.startsWith(start));

/**
 * Acts under way. Each key ends with the mark of its account (`session/accountKept`), so these stay when the account
 * changes: whoever comes back must still learn what became of his payment or withdrawal.
 */
const ACT_KEYS: readonly string[] = ['couponSale.order.', 'act.'];
export const isActKey = (key: string): boolean => ACT_KEYS.some((start) => key.startsWith(start));

/** Of the visit and not of whoever is logged in. The others of the session area go with a change of account. */
const VISIT_KEYS: readonly string[] = ['host.alipayLife', 'loginRedirects'];
export const isVisitKey = (key: string): boolean => VISIT_KEYS.includes(key);

/** Written by earlier builds only; removed at every start. */
const RETIRED_KEYS: readonly string[] = ['sendDraft'];
export const isRetiredKey = (key: string): boolean => RETIRED_KEYS.includes(key);
