import { ContractError } from '@/api';

/** The login token comes in the `authorization` response header. @throws ContractError without one */
export function tokenOf(headers: Readonly<Record<string, string>>): string {
  const token = headers['authorization'];
  if (!token) throw new ContractError('headers.authorization', 'a token');
  return token;
}
