import { testPlace } from '@/utils/testing/place';
import { PictureTitle } from './PictureTitle';

jest.mock('@/session/links', () => ({
  pictureAddress: (src: string) => (src.startsWith('https://evil') ? '' : src),
}));

const PICTURE = 'https://a.test/1.png';
const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const words = (selector: string): (string | null)[] =>
  Array.from(place.element.querySelectorAll(selector)).map(({ textContent }) => textContent);
const address = (): string | null | undefined => place.element.querySelector('img')?.getAttribute('src');

it('the title is a picture, or text if the picture may not be loaded', () => {
  place.render(<PictureTitle src={PICTURE} />);
  expect([count('[role=heading] img[alt=做任务]'), address()]).toEqual([1, PICTURE]);
  place.render(<PictureTitle src="https://evil.test/1.png" />);
  expect([count('img'), words('[role=heading]')]).toEqual([0, ['做任务']]);
});
