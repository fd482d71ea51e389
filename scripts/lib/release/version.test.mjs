import { checkedVersion, compareVersions, versionBefore } from './version.mjs';

test.each(['1.2.3', '0.0.1', '1.2.3-rc.1', '10.20.30'])('%s is a version', (text) =>
  expect(checkedVersion(text)).toBe(text),
);

test.each([undefined, '', '1.2', 'v1.2.3', '1.2.3+5', '01.2.3', '../1.2.3', '1.2.3-'])('%s is none', (text) =>
  expect(() => checkedVersion(text)).toThrow('--version needs a number like 1.2.3'),
);

test('versions are ordered by number, candidates before their release', () => {
  const ordered = ['0.9.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.0.2', '1.0.10', '1.2.0'];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
});

test.each([
  ['1.2.0', ['1.0.0', '1.1.9', '1.3.0', 'notes', '.1.1.10'], '1.1.9'],
  ['1.0.0', ['1.0.0', '1.1.0'], null],
])('before %s of %j comes %s', (version, names, before) =>
  expect(versionBefore(version, names)).toBe(before),
);
