import { licencesText, shippedPackages } from './licences.mjs';

test('development tools are no part of a release; a nested package has its own name', () => {
  const packages = {
    '': { name: 'app' },
    'node_modules/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '2.0.0', dev: true },
    'node_modules/b/node_modules/@x/a': { version: '3.0.0' },
  };
  expect(shippedPackages(packages).map(({ name, version, licence }) => [name, version, licence])).toEqual([
    ['@x/a', '3.0.0', 'not stated'],
    ['b', '1.0.0', 'MIT'],
  ]);
});

test('the text of this project names what its pages are made of', () => {
  const text = licencesText();
  expect(text).toMatch(/^react 18\.\S+ \(MIT\)$/m);
  expect(text).toMatch(/^crypto-js \S+ \(MIT\)$/m);
  expect(text).toContain('Permission is hereby granted, free of charge');
});
