import { tokenizeHtml } from './tokenize';

/** Length of the run of separators from `at`, which a pattern may scan there before it gives up. */
function runAt(text: string, at: number): number {
  let end = at;
  while (end < text.length && ' \n\t/'.includes(text.charAt(end))) end += 1;
  return end - at;
}

/**
 * Counts the characters that the tokenizer's patterns read, instead of measuring time: the characters of each match,
 * plus the run of separators after it (or at the position without a match) that was scanned in vain.
 */
function charactersRead(html: string): number {
  let read = 0;
  const exec = Reflect.get(RegExp.prototype, 'exec');
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const from = this.lastIndex;
    const found: RegExpExecArray | null = Reflect.apply(exec, this, [text]);
    if (text === html) {
      const end = found === null ? from : found.index + found[0].length;
      read += end - from + runAt(text, end) + 1;
    }
    return found;
  };
  try {
    tokenizeHtml(html);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return read;
}

const LENGTH = 2_000;

describe('the tokenizer reads every character a few times at most', () => {
  it.each([
    ['separators without an end', `<a${' /'.repeat(LENGTH)}`],
    ['spaces without an end', `<a${' '.repeat(2 * LENGTH)}`],
    ['slashes, then an end', `<a${'/'.repeat(2 * LENGTH)}>`],
    ['equals signs', `<a ${'='.repeat(2 * LENGTH)}`],
    ['names without values', `<a${' b'.repeat(LENGTH)}`],
    ['values that never come', `<a${' b= '.repeat(LENGTH)}`],
    ['quotes that never end', `<a b="${"c='".repeat(LENGTH)}`],
    ['tags that never end', '<a '.repeat(LENGTH)],
    ['end tags that never end', '</a '.repeat(LENGTH)],
    ['comments that never end', '<!--'.repeat(LENGTH)],
    ['scripts that never end', '<script>'.repeat(LENGTH)],
  ])('%s', (_name, html) => {
    expect(charactersRead(html)).toBeLessThan(8 * html.length);
    expect(tokenizeHtml(html).length).toBeLessThanOrEqual(html.length + 1);
  });
});
