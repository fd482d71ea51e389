import { codeGroups, spacedCode } from './codeGroups';

test.each([
  ['123456', ['123', '456']],
  ['1234567', ['1234', '567']],
  ['12345678', ['1234', '5678']],
  ['123456789', ['123456789']],
  ['1234', ['1234']],
  ['AB-1', ['AB-1']],
  ['', ['']],
])('code %p in groups %j', (code, groups) => {
  expect([codeGroups(code), spacedCode(code)]).toEqual([groups, groups.join(' ')]);
});
