/** The generated operations satisfy the contract that they were made from: schema by schema, not case by case. */
import fc from 'fast-check';
import fs from 'node:fs';
import nodePath from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@/api/call';
import type { Decoder, OnBadPart } from '@/api/decoder';
import { ContractError, TimeoutError } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { loadContract } from '../../sandbox/core/contract/load';
import { ResponseForm } from '../../sandbox/core/responseModes';
import { runs } from '../harness/wide';
import { answers, fieldsOf, valuesOf } from './answers';
import { asSent, fullAnswer, otherSpellings } from './otherSpellings';

const RUNS = { numRuns: runs(6, 20) };
/** The user waits at most this long for a message and 重试. Transports: `platform/endings.suite.ts`. */
const MAX_WAIT_MS = 15_000;
const contract = new Map(loadContract().operations.map((operation) => [operation.id, operation]));

/** Operations of all generated files, by name. */
const operations = (async () => {
  const folder = nodePath.join(__dirname, '../../src/api/generated/operations');
  const files = fs
    .readdirSync(folder)
    .map((file): Promise<Readonly<Record<string, Operation<object, unknown>>>> => {
      return import(nodePath.join(folder, file));
    });
  return new Map((await Promise.all(files)).flatMap((file) => Object.entries(file)));
})();

/** The path, or one for each value of a part of it. */
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

test('every call of the contract has an operation', () => {
  expect(answers.map(([id]) => id)).toEqual([...contract.keys()]);
});

describe.each(answers)('%s', (id, data) => {
  test('sends path, method, headers and body of the contract', async () => {
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

  test('ends when no response ever comes, and is not resent automatically', async () => {
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

  test('reads every response that satisfies the contract', async () => {
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

  test.each(['spec', 'future'] as const)('reads the response of the wire %s', async (mode) => {
    const decode = await decoderOf(id);
    const wire = new ResponseForm();
    wire.mode = mode;
    fc.assert(
      fc.property(valuesOf(data), (value) => {
        const body = wire.convert(contract.get(id)!, { success: true, code: '0', msg: '', data: value });
        const sent: unknown = Reflect.get(Object(body), 'data');
        expect(() => decode(sent, 'data', () => undefined)).not.toThrow();
      }),
      RUNS,
    );
  });

  test('reads a response without the fields of our own design, and with unknown values', async () => {
    const decode = await decoderOf(id);
    const [spec, future] = (['spec', 'future'] as const).map((mode) => {
      const wire = new ResponseForm();
      wire.mode = mode;
      return (sent: unknown): unknown =>
        Reflect.get(
          Object(wire.convert(contract.get(id)!, { success: true, code: '0', msg: '', data: sent })),
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

  test('reads every equivalent spelling the same, without leaving anything out', async () => {
    const decode = await decoderOf(id);
    const misread = otherSpellings(data, fullAnswer(data)).flatMap(({ name, sent, ...rest }) => {
      const found = reading(() => decode(asSent(sent), 'data', fail));
      if (!('plain' in rest)) return 'read' in found ? [] : [{ name, found }];
      return isDeepStrictEqual(found, { read: decode(asSent(rest.plain), 'data') }) ? [] : [{ name, found }];
    });
    expect(misread).toEqual([]);
  });

  test('names the field that breaks it, or continues without it', async () => {
    const decode = await decoderOf(id);
    fc.assert(
      fc.property(valuesOf(data), (value) => {
        // One comparison for all: an assertion for each field took half of the test.
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

/** `whole` with a random choice of the fields that `least` omits. */
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

/** Path at which reading fails; null: it succeeds. */
function pathOfFailure(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (cause) {
    if (cause instanceof ContractError) return cause.path;
    throw cause;
  }
}
