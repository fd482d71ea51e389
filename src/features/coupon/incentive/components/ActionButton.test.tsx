import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { ActionButton } from './ActionButton';

const place = testPlace();
const all = (selector: string): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>(selector)];
const nothing = (): Promise<void> => Promise.resolve();
const texts = (): string => place.element.textContent ?? '';

const action = { text: '去寄件', isOwnText: false, imageUrl: '', jumpUrl: '' };

it('the button shows the campaign’s picture once loaded, with configured text only, and its own look if it fails', () => {
  const wearing = (imageUrl: string, isOwnText: boolean): void =>
    place.render(<ActionButton action={{ ...action, imageUrl, isOwnText }} onPress={nothing} />);
  const dress = (event: string): void => act(() => void all('img')[0]?.dispatchEvent(new Event(event)));
  wearing('https://cdn.test/b.png', false);
  const isDressed = (): boolean => all('[class*=dressed]').length > 0;
  expect(isDressed()).toBe(false);
  dress('load');
  expect([isDressed(), texts()]).toEqual([true, '去寄件']);
  wearing('https://cdn.test/other.png', true);
  expect([isDressed(), texts()]).toEqual([false, '去寄件']);
  dress('load');
  expect([isDressed(), texts(), all('[role=button]')[0]?.getAttribute('aria-label')]).toEqual([
    true,
    '',
    '去寄件',
  ]);
  wearing('https://cdn.test/broken.png', true);
  dress('error');
  expect([isDressed(), all('img').length, texts()]).toEqual([false, 0, '去寄件']);
});
