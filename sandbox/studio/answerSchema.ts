import { readDocument } from '../core/contract/document';
import { isObject, list, object, type Json } from '../core/contract/json';
import type { Operation } from '../core/contract/load';

/** The contract's schema of the `data` of an answer, with the schemas that it refers to by name. */
interface AnswerSchema {
  readonly data: Json;
  readonly schemas: Readonly<Record<string, Json>>;
}

const SCHEMA_REF = /^#\/components\/schemas\/(.+)$/;

/** @throws if the contract has no business response for the call */
export function answerSchemaOf({ id, method, path }: Operation): AnswerSchema {
  const document = readDocument();
  const all = object(object(document.components).schemas);
  const call = object(object(object(document.paths)[path])[method.toLowerCase()]);
  const answer = object(object(object(object(call.responses)['200']).content)['application/json']).schema;
  const name = SCHEMA_REF.exec(String(object(answer).$ref))?.[1];
  const whole = name === undefined ? object(answer) : object(all[name]);
  const data = object(whole.properties).data;
  if (!isObject(data)) throw new Error(`contract: ${id} has no data`);
  const schemas: Record<string, Json> = {};
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) return list(node).forEach(collect);
    if (!isObject(node)) return;
    const wanted = typeof node.$ref === 'string' ? SCHEMA_REF.exec(node.$ref)?.[1] : undefined;
    if (wanted !== undefined && !(wanted in schemas)) {
      schemas[wanted] = object(all[wanted]);
      collect(schemas[wanted]);
    }
    Object.values(node).forEach(collect);
  };
  collect(data);
  return { data, schemas };
}
