/** @jest-environment jsdom */
import { pageStyles, stylesLoaded } from './styles';

const links = (): HTMLLinkElement[] => Array.from(document.head.querySelectorAll('link'));
const addresses = (): (string | null)[] => links().map((each) => each.getAttribute('href'));
const notify = (address: string, type: 'load' | 'error'): void =>
  void links()
    .find((each) => each.getAttribute('href') === address)!
    .dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/css/app.css" data-app=""><link rel="stylesheet" href="/css/1.css"><link rel="stylesheet" href="https://other.example/css/x.css"><link rel="preload" href="/css/2.css">';
});

test('a page’s own style sheets, as webpack writes their addresses', () => {
  expect(pageStyles()).toEqual(['/css/1.css']);
});

test('adds what is missing, under the same address, and waits for all', async () => {
  const loaded = jest.fn();
  const done = stylesLoaded(['/css/1.css', '/css/2.css', '/css/3.css']).then(loaded);
  expect(addresses().slice(4)).toEqual(['/css/2.css', '/css/3.css']);
  expect(
    links()
      .slice(4)
      .map(({ rel }) => rel),
  ).toEqual(['stylesheet', 'stylesheet']);
  for (const each of links().filter(({ rel, href }) => rel === 'stylesheet' && !href.endsWith('3.css')))
    each.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(loaded).not.toHaveBeenCalled();
  notify('/css/3.css', 'load');
  await done;
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('one that fails is removed, for the app to fetch it', async () => {
  const done = stylesLoaded(['/css/3.css']);
  notify('/css/3.css', 'error');
  await expect(done).rejects.toThrow('/css/3.css');
  expect(addresses()).not.toContain('/css/3.css');
});

test.each(['https://evil.example/css/a.css', '//evil.example/a.css', '/other/a.css', 'javascript:steal()'])(
  'never adds %s',
  (address) => {
    stylesLoaded([address]).catch(() => undefined);
    expect(addresses()).toHaveLength(4);
  },
);
