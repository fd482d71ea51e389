/** The gateway's records of an account, read with the calls that any client of that account may make. */
import type { SandboxControl } from '../harness';
import { steadyValue } from '../screens/record/steady';

/** One read request to the gateway; `GET` when the body is absent. */
export interface LedgerRead {
  /** The path after the prefix. */
  readonly path: string;
  readonly body?: object;
  /** The body is sent as a form. */
  readonly isForm?: true;
  /** The part of the response that is the same in every run, without anything random. */
  readonly of?: (data: unknown) => unknown;
}

/**
 * @returns `data` of the response, or the code of a refusal
 * @throws if the request violates the contract
 */
export async function callGateway(
  sandbox: SandboxControl,
  mobile: string,
  { path, body, isForm }: LedgerRead,
): Promise<unknown> {
  const answer = await fetch(`${sandbox.origin}/wxgw/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      connection: 'close',
      ...(body === undefined
        ? {}
        : { 'content-type': isForm === true ? 'application/x-www-form-urlencoded' : 'application/json' }),
      'original-path': '/',
      authorization: await sandbox.token(mobile),
      'original-channel': 'consumer',
    },
    ...(body === undefined
      ? {}
      : {
          body:
            isForm === true
              ? new URLSearchParams(Object.entries(body).map(([k, v]) => [k, String(v)]))
              : JSON.stringify(body),
        }),
  });
  const { success, data, code, msg } = (await answer.json()) as {
    readonly success: boolean;
    readonly code: string;
    readonly msg: string;
    readonly data: unknown;
  };
  if (code.startsWith('GW_')) throw new Error(`${path}: ${code} ${msg}`);
  return success ? data : code;
}

/** The records of an account as one text: unchanged if nothing happened in between. */
export async function ledger(
  sandbox: SandboxControl,
  mobile: string,
  reads: readonly LedgerRead[],
): Promise<string> {
  const found: unknown[] = [];
  for (const read of reads) {
    const data = await callGateway(sandbox, mobile, read);
    found.push(read.of === undefined ? steadyValue(data) : read.of(data));
  }
  return JSON.stringify(found);
}
