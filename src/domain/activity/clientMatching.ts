/** `clientMap` keys that mean "everywhere" and "any plain browser". */
const CLIENT_ALL = '0';

const CLIENTS_COMMON_H5: readonly string[] = ['3', '9'];

/** Clients allowed if the activity does not say (product §1.3): locker app, consumer app, common H5. */
const CLIENTS_UNSAID: readonly string[] = ['1', '2', '3'];

/** The current host, as far as client matching needs it. */
export interface Client {
  /** Platform code of the current host (product §2.3). */
  readonly platformCode: number;
  readonly isPlainBrowser: boolean;
}

/**
 * Client matching (product §1.4): key 0, the current client code, or for a plain browser key 3 or 9.
 * @param clientMap keys are client codes, values their labels; if empty, the default clients are allowed
 */
export function isClientAllowed(clientMap: Readonly<Record<string, string>>, client: Client): boolean {
  const said = Object.keys(clientMap);
  const keys = said.length > 0 ? said : CLIENTS_UNSAID;
  return (
    keys.includes(CLIENT_ALL) ||
    keys.includes(String(client.platformCode)) ||
    (client.isPlainBrowser && keys.some((key) => CLIENTS_COMMON_H5.includes(key)))
  );
}
