import type { Json } from '../../../core/contract/json';

/** What a saved answer belongs to. */
interface SavedCall {
  readonly operation: string;
  readonly successCode: string;
  readonly request: Json;
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A file of `npm start -- --replay <folder>`: the sandbox then answers the call with the draft. */
export const fixtureFile = ({ operation, successCode, request }: SavedCall, data: unknown): string =>
  pretty({
    call: operation,
    responses: [
      { hasToken: false, asked: request, body: { success: true, code: successCode, msg: '', data } },
    ],
  });

/** The content alone, as the company's back office takes it. */
export const backOfficeFile = (data: unknown): string => pretty(data);
