/** The end marker that a build appends to each file is the one that the page checks. */
import webpack from 'webpack';
import { FileEnds, SCRIPT_END, STYLE_END } from '../../config/fileEnds';
import * as wholeFile from '../../src/platform/testing/wholeFile';

test('build and page use the same markers', () => {
  expect({ SCRIPT_END, STYLE_END }).toEqual({
    SCRIPT_END: wholeFile.SCRIPT_END,
    STYLE_END: wholeFile.STYLE_END,
  });
});

test('the markers are part of the hash that names a chunk', async () => {
  const nameWith = (plugins: FileEnds[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const entry = 'data:text/javascript,1';
      const compiler = webpack({ mode: 'none', entry, output: { filename: '[chunkhash].js' }, plugins });
      compiler.compile((error, compilation) =>
        error || !compilation
          ? reject(error ?? new Error('nothing was built'))
          : resolve(Object.keys(compilation.assets).join()),
      );
    });
  const [plain, marked] = [await nameWith([]), await nameWith([new FileEnds()])];
  expect(plain).toMatch(/^\w+\.js$/);
  expect(marked).toMatch(/^\w+\.js$/);
  expect(marked).not.toBe(plain);
});
