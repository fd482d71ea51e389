/** The last words that a build puts behind each file are those that the page's tests look for. */
import { SCRIPT_END, STYLE_END } from '../../config/fileEnds';
import * as wholeFile from '../../src/platform/testing/wholeFile';

test('the same words', () => {
  expect({ SCRIPT_END, STYLE_END }).toEqual({
    SCRIPT_END: wholeFile.SCRIPT_END,
    STYLE_END: wholeFile.STYLE_END,
  });
});
