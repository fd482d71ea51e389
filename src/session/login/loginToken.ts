import { ContractError } from '@/api';

/** Success of the calls that log in and out (spec 1 §7). */
export const LOGIN_OK = '30010000';

/** The login token comes in the `authorization` response header. @throws ContractError without one */
export function tokenOf(headers: Readonly<Record<string, string>>): string {
  const token = headers['authorization'];
  if (!token) throw new ContractError('headers.authorization', 'a token');
  return token;
}
