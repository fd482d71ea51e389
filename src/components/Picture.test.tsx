import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Picture, type PictureProps } from './Picture';
import { PictureRelease } from './pictureRelease';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const image = (): HTMLImageElement | null => place.element.querySelector('img');
const settleAs = (event: 'load' | 'error'): void => act(() => void image()?.dispatchEvent(new Event(event)));
const show = (props: Partial<PictureProps> = {}): void =>
  place.render(<Picture src="https://a.test/1.png" alt="海报" {...props} />);

describe('a picture', () => {
  it('fades in and calls back once it has loaded', () => {
    const onShown = jest.fn();
    show({ onShown });
    expect([count('.ground'), count('.shown'), onShown.mock.calls.length]).toEqual([1, 0, 0]);
    settleAs('load');
    expect([count('.ground'), count('.shown')]).toEqual([0, 1]);
    expect(onShown).toHaveBeenCalled();
    show({ src: 'https://a.test/2.png' });
    expect([count('.ground'), count('.shown')]).toEqual([1, 0]);
  });

  it('a plain one is visible from the start and does not call back', () => {
    const onShown = jest.fn();
    show({ isPlain: true, onShown });
    expect([count('.ground'), count('.shown')]).toEqual([0, 1]);
    settleAs('load');
    expect(onShown).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, '海报'],
    ['没有图', '没有图'],
  ])('that fails to load leaves %p or its text, and calls back', (fallback, words) => {
    const onFailed = jest.fn();
    show({ fallback, onFailed });
    settleAs('error');
    expect([image(), place.element.textContent, onFailed.mock.calls.length]).toEqual([null, words, 1]);
  });

  it('for decoration is hidden from screen readers', () => {
    show({ alt: '', src: '' });
    expect([count('.fallback[aria-hidden=true]'), count('[role=img]')]).toEqual([1, 0]);
  });

  it.each([
    [{ ratio: 2 }, '50%', 0],
    [{ isNatural: true }, '', 1],
    [{ isNatural: true, ratio: 2 }, '50%', 0],
    [{}, '', 0],
  ])('%j reserves a room of %p, follows its own height %d', (props, padding, flows) => {
    show(props);
    expect(parseFloat(place.element.querySelector<HTMLElement>('.picture')?.style.paddingTop ?? '')).toEqual(
      padding === '' ? NaN : parseFloat(padding),
    );
    expect(count('.flow')).toBe(flows);
  });

  it.each([
    [{}, 'aspectfill'],
    [{ fit: 'contain' }, 'aspectfit'],
    [{ fit: 'fill' }, 'scaletofill'],
    [{ isNatural: true, fit: 'contain' }, 'widthfix'],
    [{ isNatural: true, ratio: 2 }, 'aspectfill'],
  ] as const)('%j is drawn by %s', (props, mode) => {
    show(props);
    expect(image()?.className).toContain(`taro-img__mode-${mode}`);
  });

  it('while released it is not rendered', () => {
    place.render(
      <PictureRelease.Provider value>
        <Picture src="https://a.test/1.png" alt="" />
      </PictureRelease.Provider>,
    );
    expect([image(), count('.fallback')]).toEqual([null, 0]);
  });
});

describe('its address', () => {
  it('is replaced by its text when the image fails to load, and a new one is tried', () => {
    place.render(<Picture src="https://a.example/1.png" alt="海报" ratio={2} />);
    expect([image()?.getAttribute('alt'), image()?.getAttribute('loading')]).toEqual(['海报', 'lazy']);
    settleAs('error');
    expect(place.element.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('海报');
    place.render(<Picture src="https://a.example/2.png" alt="海报" ratio={2} isLazy={false} />);
    expect(image()?.getAttribute('src')).toBe('https://a.example/2.png');
  });

  it('is requested only if there is one', () => {
    place.render(<Picture src="" alt="" ratio={1} />);
    expect(image()).toBeNull();
  });
});
