/** Browsers keep the files of a release for a year: a name that is not recognised as hashed is requested at each visit. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HASHED_NAME } from '../../../sandbox/static/h5';

const H5 = path.resolve(process.env.SANDBOX_DIST ?? 'dist', 'h5');

test.each(['js', 'css'])('each file of h5/%s has a hashed name', (folder) => {
  const names = readdirSync(path.join(H5, folder)).filter((name) => !name.endsWith('.LICENSE.txt'));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !HASHED_NAME.test(name))).toEqual([]);
});
