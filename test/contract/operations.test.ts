/** The generated operations keep the contract that they were made from: schema by schema, not case by case. */
import fs from 'node:fs';
import nodePath from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Decoder, OnBadPart } from '@/api/decoder';
import { ContractError, TimeoutError } from '@/api/errors';
import type { Operation } from '@/api/call';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { loadContract } from '../../sandbox/contract/load';
import { Wire } from '../../sandbox/gateway/wireModes';
import { answers, fieldsOf, valuesOf } from './answers';
import { asSent, fullAnswer, otherSpellings } from './otherSpellings';

const RUNS = { numRuns: 20 };
/** Nobody waits longer for a sentence and 重试. That transports keep it: `platform/endings.suite.ts`. */
const MAX_WAIT_MS = 15_000;
const contract = new Map(loadContract().operations.map((operation) => [operation.id, operation]));

/** By name, of all generated files. */
const operations = (async () => {
  const folder = nodePath.join(__dirname, '../../src/api/generated/operations');
  const files = fs
    .readdirSync(folder)
    .map((file): Promise<Readonly<Record<string, Operation<object, unknown>>>> => {
      return import(nodePath.join(folder, file));
    });
  return new Map((await Promise.all(files)).flatMap((file) => Object.entries(file)));
})();

/** One, or one for each value of a part of its path. */
async function operationsOf(id: string): Promise<readonly Operation<object, unknown>[]> {
  const all = await operations;
  const own = all.get(id);
  if (own !== undefined) return [own];
  return [...all].filter(([name]) => name.startsWith(id)).map(([, operation]) => operation);
}

async function decoderOf(id: string): Promise<Decoder<unknown>> {
  const [operation] = await operationsOf(id);
  return operation!.decode;
}

test('every call of the contract is an operation', () => {
  expect(answers.map(([id]) => id)).toEqual([...contract.keys()]);
});

describe.each(answers)('%s', (id, data) => {
  test('goes where the contract says, as it says', async () => {
    const own = await operationsOf(id);
    expect(own.length).toBeGreaterThan(0);
    const call = contract.get(id)!;
    for (const { path, method = 'POST', okCode = '0', form, skipsAuth } of own) {
      expect(loadContract().find(method, path)).toBe(call);
      expect(okCode).toBe(call.successCode);
      expect(form === true).toBe(call.bodies.has('application/x-www-form-urlencoded'));
      if (call.forbidsAuthorization) expect(skipsAuth).toBe(true);
    }
  });

  test('comes to an end when no answer ever comes, and is not sent again by itself', async () => {
    for (const operation of await operationsOf(id)) {
      const { gateway, transport } = makeTestGateway(new FakeClock());
      const call = gateway.call(operation, {});
      await settle();
      expect(transport.last.timeoutMs).toBeGreaterThan(0);
      expect(transport.last.timeoutMs).toBeLessThanOrEqual(MAX_WAIT_MS);
      void transport.last.answer({ kind: 'timeout' });
      await expect(call).rejects.toThrow(TimeoutError);
      expect(transport.sent).toHaveLength(1);
    }
  });

  test('reads every answer that keeps the contract', async () => {
    const decode = await decoderOf(id);
    const validate = contract.get(id)!.responses.get(200)!.validate;
    fc.assert(
      fc.property(valuesOf(data), (value) => {
        validate({ success: true, code: '0', msg: '', data: value });
        expect(validate.errors).toEqual([]);
        expect(() => decode(value, 'data')).not.toThrow();
      }),
      RUNS,
    );
  });

  test.each(['spec', 'future'] as const)('reads what goes out on the wire %s', async (mode) => {
    const decode = await decoderOf(id);
    const wire = new Wire();
    wire.mode = mode;
    fc.assert(
      fc.property(valuesOf(data), (value) => {
        const body = wire.dress(contract.get(id)!, { success: true, code: '0', msg: '', data: value });
        const sent: unknown = Reflect.get(Object(body), 'data');
        expect(() => decode(sent, 'data', () => undefined)).not.toThrow();
      }),
      RUNS,
    );
  });

  test('reads it without any of the fields that only we designed, and with values that nobody knows', async () => {
    const decode = await decoderOf(id);
    const [spec, future] = (['spec', 'future'] as const).map((mode) => {
      const wire = new Wire();
      wire.mode = mode;
      return (sent: unknown): unknown =>
        Reflect.get(
          Object(wire.dress(contract.get(id)!, { success: true, code: '0', msg: '', data: sent })),
          'data',
        );
    });
    fc.assert(
      fc.property(valuesOf(data), fc.infiniteStream(fc.boolean()), (value, coins) => {
        const sent = between(value, spec!(value), () => coins.next().value);
        expect(() => decode(future!(sent), 'data', () => undefined)).not.toThrow();
      }),
      RUNS,
    );
  });

  test('reads the same from every spelling of it, and leaves nothing out', async () => {
    const decode = await decoderOf(id);
    const misread = otherSpellings(data, fullAnswer(data)).flatMap(({ name, sent, ...rest }) => {
      const found = reading(() => decode(asSent(sent), 'data', fail));
      if (!('plain' in rest)) return 'read' in found ? [] : [{ name, found }];
      return isDeepStrictEqual(found, { read: decode(asSent(rest.plain), 'data') }) ? [] : [{ name, found }];
    });
    expect(misread).toEqual([]);
  });

  test('names the field that breaks it, or does without', async () => {
    const decode = await decoderOf(id);
    fc.assert(
      fc.property(valuesOf(data), (value) => {
        // One look at all of them: an assertion for each field took half of the test.
        const misread = fieldsOf(data, value).flatMap(({ path, broken, isTolerated }) => {
          const found = pathOfFailure(() => decode(broken, 'data'));
          return found === (isTolerated ? null : path) ? [] : [{ path, isTolerated, found }];
        });
        expect(misread).toEqual([]);
      }),
      RUNS,
    );
  });
});

/** `whole`, where each field that `least` goes without is there or not as the coin falls. */
function between(whole: unknown, least: unknown, toss: () => boolean): unknown {
  if (Array.isArray(whole))
    return whole.map((each, at) => between(each, Array.isArray(least) ? least[at] : undefined, toss));
  if (typeof whole !== 'object' || whole === null) return whole;
  return Object.fromEntries(
    Object.entries(whole).flatMap(([name, value]: [string, unknown]) => {
      const rest: unknown =
        typeof least === 'object' && least !== null ? Reflect.get(least, name) : undefined;
      return rest === undefined && toss() ? [] : [[name, between(value, rest, toss)]];
    }),
  );
}

const fail: OnBadPart = (cause) => {
  throw new Error(cause.message);
};

function reading(read: () => unknown): { readonly read: unknown } | { readonly failed: string } {
  try {
    return { read: read() };
  } catch (cause) {
    return { failed: String(cause) };
  }
}

/** Where reading fails; null: it does not. */
function pathOfFailure(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (cause) {
    if (cause instanceof ContractError) return cause.path;
    throw cause;
  }
}
