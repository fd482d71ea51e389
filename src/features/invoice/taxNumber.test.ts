import { TAX_NUMBER_TEXTS, taxNumberProblem } from './taxNumber';

const { empty, letters, length, check } = TAX_NUMBER_TEXTS;

test.each([
  // Real codes of public companies and bodies, as printed in their registers.
  ['9144030071526726XG', ''],
  ['91440300708461136T', ''],
  ['91110000802100433B', ''],
  ['91440300MA5DA1B2CC', ''],
  // The last letter does not match the code.
  ['9144030071526726XH', check],
  ['9144030071526726X0', check],
  ['91440300708461136S', check],
  // Two adjacent characters are swapped; one digit is changed.
  ['9144030071527626XG', check],
  ['9144030071526727XG', check],
  // No code contains I, O, S, V, Z.
  ['9144030071526726IG', check],
  ['91440300OA5DA1B2CC', check],
  // As users type them.
  [' 9144 0300 7152 6726 XG ', ''],
  ['9144030071526726xg', ''],
  // For 15, 17 and 20 characters only the letters and the length can be checked.
  ['440301708461136', ''],
  ['44030170846113600', ''],
  ['44030119800101123401', ''],
  ['', empty],
  ['   ', empty],
  ['44030170846113', length],
  ['4403017084611361', length],
  ['9144030071526726XG1', length],
  ['440301708461136000001', length],
  ['44030170846113-', letters],
  ['91440300７1526726XG', ''],
  ['深圳市税务局深圳市税务局深圳市', letters],
  ['<script>alert(1)</script>', letters],
])('%p: %p', (typed, problem) => {
  expect(taxNumberProblem(typed)).toBe(problem);
});

test('any single changed letter of a code is detected', () => {
  const code = '9144030071526726XG';
  for (let place = 0; place < code.length; place += 1)
    for (const letter of '0123456789ABCDEFGHJKLMNPQRTUWXY')
      if (letter !== code.charAt(place))
        expect(taxNumberProblem(code.slice(0, place) + letter + code.slice(place + 1))).toBe(check);
});
