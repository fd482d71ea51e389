import { decryptBody, DecryptError } from '../crypto/encryptedBody';
import type { Violation } from './contract/check';
import type { Operation } from './contract/load';
import { parseJson } from './contract/parseJson';

type DecodedBody =
  | { readonly kind: 'decoded'; readonly mediaType: string; readonly body: unknown }
  | { readonly kind: 'broken'; readonly code: 'GW_CONTRACT' | 'GW_DECRYPT'; readonly violation: Violation };

const FORM = 'application/x-www-form-urlencoded';

/** The body as the contract describes it: forms as objects, JSON parsed, encrypted bodies decrypted. */
export function decodeBody(
  raw: Buffer | undefined,
  contentType: string,
  isEncrypted: boolean,
  encryptToken: string,
  operation: Operation | undefined,
): DecodedBody {
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const broken = (
    where: string,
    message: string,
    code: 'GW_CONTRACT' | 'GW_DECRYPT' = 'GW_CONTRACT',
  ): DecodedBody => ({
    kind: 'broken',
    code,
    violation: { where, message },
  });
  if (raw === undefined || raw.length === 0)
    return isEncrypted ? broken('body', 'is required') : { kind: 'decoded', mediaType, body: undefined };
  const text = raw.toString('utf8');
  if (mediaType === FORM) {
    if (isEncrypted) return broken('header/content-type', 'only JSON bodies can be encrypted');
    return decodeForm(text, operation?.bodies.get(FORM)?.integerFields ?? new Set());
  }
  let body: unknown;
  try {
    body = parseJson(text);
  } catch (error) {
    return broken('body', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isEncrypted) return { kind: 'decoded', mediaType, body };
  const wrapped: unknown =
    typeof body === 'object' && body !== null && 'gwEncryptParam' in body ? body.gwEncryptParam : undefined;
  if (typeof wrapped !== 'string') return broken('body/gwEncryptParam', 'is required with GW-REQ-ENCRYPT');
  try {
    return { kind: 'decoded', mediaType, body: decryptBody(wrapped, encryptToken) };
  } catch (error) {
    if (!(error instanceof DecryptError)) throw error;
    return broken(
      'body/gwEncryptParam',
      `does not decrypt with the last fc-encrypt-token: ${error.message}`,
      'GW_DECRYPT',
    );
  }
}

function decodeForm(text: string, integerFields: ReadonlySet<string>): DecodedBody {
  const fields = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) {
      return {
        kind: 'broken',
        code: 'GW_CONTRACT',
        violation: { where: `body/${name}`, message: 'is given twice' },
      };
    }
    fields.set(name, integerFields.has(name) && /^-?\d+$/.test(value) ? Number(value) : value);
  }
  return { kind: 'decoded', mediaType: FORM, body: Object.fromEntries(fields) };
}
