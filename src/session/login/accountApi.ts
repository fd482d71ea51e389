/** Whose a token is. Loaded when a link asks for it. */
import type { Gateway } from '@/api';
import { userInfo } from '@/api/generated/operations/account';
import { maskPhone, stripSpaces } from '@/utils/text';

/** Masked number of the token's account; the session stays as it is. @throws ApiError; UnauthorizedError: it has ended */
export async function fetchPhoneOf(gateway: Pick<Gateway, 'call'>, token: string): Promise<string> {
  const { data } = await gateway.call(userInfo, {}, undefined, token);
  return maskPhone(stripSpaces(data.phone));
}
