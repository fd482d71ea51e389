/** Finds the account of a token. Loaded only when a link requires it. */
import type { Gateway } from '@/api';
import { userInfo } from '@/api/generated/operations/account';
import { maskPhone } from '@/utils/phone';
import { stripSpaces } from '@/utils/text';

/**
 * Masked number of the token's account; the session is unchanged. @throws ApiError; UnauthorizedError: it has expired
 */
export async function fetchPhoneOf(gateway: Pick<Gateway, 'call'>, token: string): Promise<string> {
  const { data } = await gateway.call(userInfo, {}, undefined, token);
  return maskPhone(stripSpaces(data.phone));
}
