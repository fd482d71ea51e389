import { Ajv2020 } from 'ajv/dist/2020';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDocument } from '../../sandbox/core/contract/document';
import { loadContract } from '../../sandbox/core/contract/load';

const { operations, find } = loadContract();

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s: every schema compiles',
  (_id, { parameters, bodies, responses }) => {
    const validators = [...parameters, ...bodies.values(), ...responses.values()].map(
      ({ validate }) => validate,
    );
    expect(validators.length).toBeGreaterThan(2);
    for (const validate of validators) expect(() => validate(undefined)).not.toThrow();
  },
);

test('every schema is valid JSON Schema', () => {
  const { components } = readDocument() as { readonly components: { readonly schemas: object } };
  const ajv = new Ajv2020({ strict: false });
  const invalid = Object.entries(components.schemas).filter(
    ([, schema]) => ajv.validateSchema(schema) !== true,
  );
  expect(invalid.map(([name]) => name)).toEqual([]);
});

test('a validator reports the errors of its last value', () => {
  const validate = find('POST', '/activity/api/user/task/start')?.bodies.get('application/json')?.validate;
  expect(validate?.({})).toBe(false);
  expect(validate?.errors).toMatchObject([{ keyword: 'required' }]);
  expect(validate?.({ taskId: 'T1' })).toBe(true);
  expect(validate?.errors).toEqual([]);
});

test.each([
  ['POST', '/sendOrder/wechat/applets/send/queryFreightAndTime', 'queryFreightAndTime'],
  ['POST', '/sendOrder/wechat/fcapp/send/queryFreightAndTime', 'queryFreightAndTime'],
  ['POST', '/sendOrder/wechat/other/send/queryFreightAndTime', undefined],
  ['GET', '/sendOrder/wechat/applets/send/queryFreightAndTime', undefined],
  ['POST', '/sendOrder/wechat/applets/send/submit', 'sendSubmit'],
])('%s %s is %s', (method, path, id) => {
  expect(find(method, path)?.id).toBe(id);
});

describe('the JSON cache of the contract', () => {
  let folder: string;
  const file = (name: string): string => path.join(folder, name);
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'));
    fs.writeFileSync(file('a.yaml'), 'shared: &shared\n  one: 1\nagain: *shared\n');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const read = (): unknown => readDocument(file('a.yaml'), file('kept/document.json'));

  test('equals the parsed text, and is read instead of it', () => {
    const said = { shared: { one: 1 }, again: { one: 1 } };
    expect(read()).toEqual(said);
    expect(read()).toEqual(said);
    const kept = fs.readFileSync(file('kept/document.json'), 'utf8');
    fs.writeFileSync(file('kept/document.json'), kept.replaceAll('1}', '2}'));
    expect(read()).toEqual({ shared: { one: 2 }, again: { one: 2 } });
  });

  test('is ignored for another text', () => {
    read();
    fs.writeFileSync(file('a.yaml'), 'other: true\n');
    expect(read()).toEqual({ other: true });
  });

  test('is skipped where no file can be written', () => {
    fs.writeFileSync(file('kept'), 'a file where the folder would be');
    expect(read()).toMatchObject({ again: { one: 1 } });
  });
});
