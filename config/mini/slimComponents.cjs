/**
 * Loader for the tables in which Taro's runtime keeps every component of a platform with every attribute (15 KB of each
 * main package): of those that no page uses the name stays, since the templates number components by their place among
 * the names, and the attributes go. test/architecture/templates.test.ts holds both against the tables as they come.
 */

/** What the app imports of `@tarojs/components`. */
const USED = ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'ScrollView', 'WebView', 'Canvas'];

/** Of `@tarojs/shared` (`internalComponents`, by name) and of a platform's plugin (`components`, written out). */
const TABLE = /^const (?:internalC|c)omponents = \{$[\s\S]*?^\};$/m;
const NAMED = /^ {4}(?:(\w+): )?(\w+),?$/gm;
const WRITTEN = /^ {4}(\w+): \{$[\s\S]*?^ {4}\}(,?)$/gm;

const slimTable = (table) =>
  table
    .replace(WRITTEN, (whole, name, comma) => (USED.includes(name) ? whole : `    ${name}: {}${comma}`))
    .replace(NAMED, (whole, key, name) => (USED.includes(name) ? whole : `    ${key ?? name}: {},`));

module.exports = function slimComponents(source) {
  return source.replace(TABLE, slimTable);
};
module.exports.USED = USED;
