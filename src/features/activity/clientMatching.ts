import { CLIENT_ALL, CLIENTS_COMMON_H5 } from './codes';

/** The host of this visit as a campaign sees it. */
export interface Client {
  /** Platform code of this visit (spec 2 §3). */
  readonly platformCode: number;
  readonly isPlainBrowser: boolean;
}

/**
 * Client matching (spec 1 §4): key 0, the current client code, or for a plain browser key 3 or 9.
 * @param clientMap keys are client codes, values their labels
 */
export function isClientAllowed(clientMap: Readonly<Record<string, string>>, client: Client): boolean {
  const keys = Object.keys(clientMap);
  return (
    keys.includes(CLIENT_ALL) ||
    keys.includes(String(client.platformCode)) ||
    (client.isPlainBrowser && keys.some((key) => CLIENTS_COMMON_H5.includes(key)))
  );
}
