/** The class names of mini programs' packages (config/miniNames.cjs). */
import path from 'node:path';
import { miniName, scopedName } from '../../config/miniNames.cjs';

test('a name is short, a class name, and depends on its file', () => {
  const names = ['a.module.scss', 'b.module.scss'].map((file) => miniName('card', file));
  expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]{4}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(2);
  expect(scopedName('card', path.resolve('a.module.scss'))).toBe(names[0]);
});

test('two classes with one name fail the build', () => {
  const file = path.resolve('src/c.module.scss');
  const byName = new Map<string, string>();
  let same = '';
  // Among so many names, two are equal.
  for (let index = 0; same === ''; index += 1) {
    const name = miniName(`n${index}`, 'src/c.module.scss');
    const other = byName.get(name);
    if (other !== undefined) {
      scopedName(other, file);
      same = `n${index}`;
    }
    byName.set(name, `n${index}`);
  }
  expect(() => scopedName(same, file)).toThrow('get the same name');
});
