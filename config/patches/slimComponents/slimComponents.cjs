/**
 * Loader for the tables in which Taro's runtime lists every component of a platform with every attribute (15 KB of each
 * main package). Components that no page uses keep their name, since the templates number components by their position,
 * and lose their attributes. test/architecture/templates.test.ts compares both with the original tables.
 */

/** Components of `@tarojs/components` that the app imports. */
const USED = ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'ScrollView', 'WebView', 'Canvas'];

/**
 * The tables of `@tarojs/shared` (`internalComponents`, by name) and of a platform's plugin (`components`, written
 * out).
 */
const TABLE = /^const (?:internalC|c)omponents = \{$[\s\S]*?^\};$/m;
const NAMED = /^ {4}(?:(\w+): )?(\w+),?$/gm;
const WRITTEN = /^ {4}(\w+): \{$[\s\S]*?^ {4}\}(,?)$/gm;

const slimTable = (table) =>
  table
    .replace(WRITTEN, (whole, name, comma) => (USED.includes(name) ? whole : `    ${name}: {}${comma}`))
    .replace(NAMED, (whole, key, name) => (USED.includes(name) ? whole : `    ${key ?? name}: {},`));

/** @throws when a file has no such table */
module.exports = function slimComponents(source) {
  if (!TABLE.test(source)) throw new Error('config/patches/slimComponents: nothing to remove');
  return source.replace(TABLE, slimTable);
};
module.exports.USED = USED;
