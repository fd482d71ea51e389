import { testPlace } from '@/utils/testing/place';
import { TaskIcon } from './TaskIcon';

jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  const imageHost = { hosts: ['a.test'], pattern: '{origin}{path}?w={width}' };
  return { env: { ...env, imageHost } };
});
jest.mock('@/session/links', () => ({
  pictureAddress: (src: string) => (src.startsWith('https://evil') ? '' : src),
}));

const PICTURE = 'https://a.test/1.png';
const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const address = (): string | null | undefined => place.element.querySelector('img')?.getAttribute('src');

describe('the picture', () => {
  it.each([
    [undefined, `${PICTURE}?w=100`],
    [true, PICTURE],
  ])('full %p: %s', (isFull, expected) => {
    place.render(<TaskIcon src={PICTURE} isFull={isFull} />);
    expect([address(), count('.coin')]).toEqual([expected, 0]);
  });

  it.each(['', 'https://evil.test/1.png'])('for %p is a coin', (src) => {
    place.render(<TaskIcon src={src} />);
    expect([address(), count('.coin')]).toEqual([undefined, 1]);
  });
});
