import { loadContract } from '../../sandbox/contract/load';

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

test('a validator tells the errors of its last value', () => {
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
