/**
 * Keeps phone numbers, tokens and codes out of tracking, whatever a caller puts into a context. Better to lose a
 * harmless digit than to send a number.
 */
import { isSecretKey } from '@/utils/linkPolicy';
import { MOBILE_START } from '@/utils/mobileStart';
import type { FlatValue } from './events';

const MAX_FIELDS = 64;
const MAX_TEXT = 512;
const MAX_DEPTH = 4;
/** The contract's names of context fields. */
const FIELD_NAME = /^[A-Za-z0-9_.$-]{1,64}$/;
const ALSO_SECRET =
  /^(code|.*token|cookie|set-cookie|.*(mobile|phone)(no|num|number)?|id_?card.*|id_?no|(open|union)_?id|waybill_?no|.*address|real_?name)$/i;

/**
 * Flattens `context`: nested values get dotted names, secret keys are removed at every depth, phone numbers are masked
 * and secrets inside texts are replaced. `secrets` are texts that must not appear at all (the login token).
 */
export function scrubContext(
  context: Readonly<Record<string, unknown>>,
  secrets: readonly string[] = [],
): Record<string, FlatValue> {
  const fields: Record<string, FlatValue> = {};
  let count = 0;

  function put(name: string, value: unknown, depth: number): void {
    if (count >= MAX_FIELDS || depth > MAX_DEPTH) return;
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries<unknown>({ ...value })) {
        if (!isSecret(key)) put(name === '' ? key : `${name}.${key}`, inner, depth + 1);
      }
      return;
    }
    const flat = scrubValue(value, secrets);
    if (flat === undefined || !FIELD_NAME.test(name) || name === '__proto__') return;
    fields[name] = flat;
    count += 1;
  }

  put('', context, 0);
  return fields;
}

const isSecret = (key: string): boolean => {
  const last = key.slice(key.lastIndexOf('.') + 1);
  return isSecretKey(last) || ALSO_SECRET.test(last);
};

function scrubValue(value: unknown, secrets: readonly string[]): FlatValue | undefined {
  if (typeof value === 'string') return scrubText(value, secrets).slice(0, MAX_TEXT);
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'number' || !isFinite(value)) return undefined;
  // A phone number sent as a JSON number, whatever its decimals are.
  const digits = String(Math.trunc(value));
  const masked = scrubText(digits, secrets);
  return masked === digits ? value : masked;
}

/** `?token=x`, `"sign": "x"`, `token%3Dx`: the name stays, the value is removed. */
const NAMED_SECRET =
  /(^|[^a-z]|%[0-9a-f]{2})((?:[a-z]+_?)?token|authorization|sign|signature|ticket|rand_?str|password|(?:sms_?|verify_?|auth_?)*code(?=\W{1,3}\d{4,6}(?!\d)))((?:["'\s]|%22|%27)*(?:[=:]|%3d|%253d|%3a)(?:["'\s]|%22|%27)*)(?:Bearer\s+)?(?:(?!%26|%22|%27)[^&#"'\s,;}])+/gi;

/**
 * A mobile number, also after +86 or 0086 or a percent escape. Between any two of its digits may be the usual
 * separators: white space, dashes, dots, brackets, `+`, each also percent-encoded.
 */
const GAP = '(?:[-.+_/()\\s\u00b7\u2010-\u2015\uff08\uff09]|%20|%2[bBdDeE89]){0,3}';
const PHONE = new RegExp(
  `(^|\\D|%[\\da-f]{2})((?:00)?86${GAP})?(${MOBILE_START}(?:${GAP}\\d){10})(?!\\d)`,
  'gi',
);

/** Characters that are scanned: more than are ever sent, so that removals do not shorten the sent text. */
const MAX_READ = 4 * MAX_TEXT;
/** The longest written form of a number: a number at the cut would leave its beginning. */
const LONGEST_NUMBER = 140;

/** `text` without `secrets`, named secrets and phone numbers; a very long text loses its end. */
export function scrubText(text: string, secrets: readonly string[] = []): string {
  let result = text;
  for (const secret of secrets) {
    if (secret.length >= 4) result = result.split(secret).join('***');
  }
  const isCut = result.length > MAX_READ;
  // Twice: two numbers with one character between them share that character.
  result = maskNumbers(maskNumbers(result.slice(0, MAX_READ).replace(NAMED_SECRET, '$1$2$3***')));
  return isCut ? result.slice(0, -LONGEST_NUMBER) : result;
}

const maskNumbers = (text: string): string =>
  text.replace(PHONE, (_, before: string, country: string | undefined, number: string) => {
    const digits = number.replace(/%2\w|\D/g, '');
    return `${before}${country ?? ''}${digits.slice(0, 3)}****${digits.slice(-4)}`;
  });
