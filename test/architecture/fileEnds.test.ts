/** The end marker that a build appends to each file is the one that the page checks. */
import { SCRIPT_END, STYLE_END } from '../../config/fileEnds';
import * as wholeFile from '../../src/platform/testing/wholeFile';

test('build and page use the same markers', () => {
  expect({ SCRIPT_END, STYLE_END }).toEqual({
    SCRIPT_END: wholeFile.SCRIPT_END,
    STYLE_END: wholeFile.STYLE_END,
  });
});
