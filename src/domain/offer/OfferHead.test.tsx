import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { OfferHead } from './OfferHead';

jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const image = (): HTMLImageElement | null => place.element.querySelector('img');

test('without a picture the title is a heading over a drawing', () => {
  place.render(<OfferHead imageUrl="" title="首页专享礼" />);
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('首页专享礼');
  expect([image(), count('.parcel'), count('.gift')]).toEqual([null, 1, 0]);
});

test('a page chooses its drawing', () => {
  place.render(<OfferHead imageUrl="" title="新人见面礼" art="gift" />);
  expect([count('.parcel'), count('.gift')]).toEqual([0, 1]);
});

test('a picture, which has the title in it, replaces the drawing until it fails to load', () => {
  place.render(<OfferHead imageUrl="https://a.test/1.png" title="首页专享礼" />);
  expect([image()?.getAttribute('alt'), count('.parcel'), place.element.textContent]).toEqual([
    '首页专享礼',
    0,
    '',
  ]);
  act(() => void image()?.dispatchEvent(new Event('error')));
  expect([image(), count('.parcel'), place.element.textContent]).toEqual([null, 1, '首页专享礼']);
});
