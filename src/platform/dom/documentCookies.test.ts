/** @jest-environment jsdom */
import { host } from '../host';
import { readAppToken } from '../login/appToken';
import { documentCookies } from './documentCookies';

test('a document whose cookies cannot be read has none, and counts as a browser', () => {
  const reading = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(documentCookies()).toBe('');
  expect(host.current().kind).toBe('browser');
  expect(readAppToken()).toBe(null);
  reading.mockReturnValue('a=1');
  expect(documentCookies()).toBe('a=1');
});
