import fc from 'fast-check';
import type { Decoder } from '@/api/decoder';
import { ApiError, ContractError } from '@/api/errors';

/** Objects with the module's own fields, whose values can be anything, including each other. */
const answers = (names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.letrec<{ node: unknown; object: unknown }>((tie) => ({
    object: fc.dictionary(fc.constantFrom(...names), tie('node'), { maxKeys: names.length }),
    node: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.constantFrom(null, undefined, true, '', 'x'.repeat(5000), '#fff', '/a.png', NaN, 1e308),
      fc.double(),
      fc.integer(),
      fc.string({ unit: 'binary' }),
      fc.array(tie('node'), { maxLength: 4 }),
      tie('object'),
    ),
  })).object;

/**
 * Upper limit of a view's size for any input, characters of JSON: the largest lists with the longest texts and
 * addresses.
 */
const MAX_VIEW = 1_000_000;

/** What holds for the decoder of each module, whatever the response; `names` are the module's own fields. */
export function moduleDecoderSuite(decode: Decoder<unknown>, names: readonly string[]): void {
  it('reads any response into a view of limited size, or throws an ApiError', () => {
    fc.assert(
      fc.property(fc.oneof(answers(names), fc.jsonValue()), (answer) => {
        try {
          expect(JSON.stringify(decode(answer, 'module')).length).toBeLessThan(MAX_VIEW);
        } catch (cause) {
          expect(cause).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([null, undefined, 7, 'x', [], true])('rejects %p', (answer) => {
    expect(() => decode(answer, 'module')).toThrow(ContractError);
  });
}
