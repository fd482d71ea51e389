import type { ErrorObject } from 'ajv/dist/2020';
import type { Operation } from '../core/contract/load';
import type { Breach } from './page/rules/breaches';

const DATA = '/data';

/** What of an answer's `data` breaks the contract, found by the contract's own validator. */
export function checkData({ responses, successCode }: Operation, data: unknown): readonly Breach[] {
  const response = responses.get(200);
  if (response === undefined) return [];
  if (response.validate({ success: true, code: successCode, msg: '', data })) return [];
  return response.validate.errors.filter(({ instancePath }) => instancePath.startsWith(DATA)).map(breachOf);
}

const breachOf = ({ instancePath, schemaPath, keyword, params, message = keyword }: ErrorObject): Breach => ({
  path: instancePath.slice(DATA.length),
  schemaPath,
  keyword,
  params: { ...params },
  message,
});
