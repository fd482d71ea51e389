import type { Gateway } from '@/api';
import { gateway } from '@/api/gateway';
import { logout } from '@/api/generated/operations/logOut';
import { login } from '@/platform/login';
import type { HostAccount } from './hostLogin';

/** Ends the token at the gateway; with `account`, the host's user is no longer logged in silently. */
const reportLogOut = async (to: Gateway, account: HostAccount | null): Promise<void> => {
  await to.call(logout, account ?? {});
};

/** Prepares the log-out request; the returned function sends it, with the token of that moment. */
export async function prepareLogOut(): Promise<() => Promise<void>> {
  const code = login.hasOwnAccount ? await login.fetchLoginCode() : null;
  const account = code?.kind === 'code' ? { platform: code.platform, loginCode: code.code } : null;
  return () => reportLogOut(gateway, account);
}
