import { mathRandomBytes, toHex } from './hex';

it.each([
  [[0, 1, 15, 16, 255], 10, '00010f10ff'],
  [[255, 255], 3, 'fff'],
  [[256, -1], 4, '00ff'],
  [[], 4, ''],
])('bytes %j as %d digits: %s', (bytes, length, text) => expect(toHex(bytes, length)).toBe(text));

it('random bytes are integers from 0 to 255', () => {
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValueOnce(0).mockReturnValueOnce(0.999_999).mockReturnValueOnce(0.5);
  expect(mathRandomBytes(3)).toEqual([0, 255, 128]);
});
