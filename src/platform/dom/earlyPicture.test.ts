/** @jest-environment jsdom */
import { preview } from '../preview';
import { beginEarlyPicture, earlyPicturePainted, showEarlyPicture } from './earlyPicture';

const PICTURE = 'https://cdn.example.com/head.png';
const shown = () => document.documentElement.textContent?.trim();
const pictures = () => Array.from(document.images, ({ src }) => src);

afterEach(() => preview.remove());

test('shows the loading text, then the picture, and leaves nothing behind', () => {
  beginEarlyPicture('加载中…');
  beginEarlyPicture('加载中…');
  expect(shown()).toBe('加载中…');
  showEarlyPicture(PICTURE);
  showEarlyPicture('https://cdn.example.com/other.png');
  expect(pictures()).toEqual([PICTURE]);
  expect(document.images[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(document.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
  preview.remove();
  expect([shown(), pictures()]).toEqual(['', []]);
});

test('once the page has removed the box, a late picture is not shown', () => {
  beginEarlyPicture('加载中…');
  preview.remove();
  showEarlyPicture(PICTURE);
  expect(pictures()).toEqual([]);
});

test('exists before the body does', () => {
  document.body.remove();
  beginEarlyPicture('加载中…');
  expect(shown()).toBe('加载中…');
});

describe('painted', () => {
  const show = (isComplete: boolean) => {
    beginEarlyPicture('加载中…');
    showEarlyPicture(PICTURE);
    const [picture] = document.images;
    if (picture === undefined) throw new Error('no picture');
    Object.defineProperty(picture, 'complete', { value: isComplete });
    return picture;
  };
  const watch = () => {
    const done = jest.fn();
    void earlyPicturePainted().then(done);
    return done;
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('immediately when no picture is loading', async () => {
    await earlyPicturePainted();
    beginEarlyPicture('加载中…');
    await earlyPicturePainted();
  });

  test.each(['load', 'error'])('a frame after its %s', async (event) => {
    const picture = show(false);
    const isDone = watch();
    await jest.advanceTimersByTimeAsync(100);
    picture.dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(0);
    expect(isDone).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    expect(isDone).toHaveBeenCalled();
  });

  test('a frame later when it has loaded already, and 0.4 s later when no frame is drawn', async () => {
    show(true);
    const isDone = watch();
    await jest.advanceTimersByTimeAsync(20);
    expect(isDone).toHaveBeenCalled();
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const isDoneInBackground = watch();
    await jest.advanceTimersByTimeAsync(399);
    expect(isDoneInBackground).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(isDoneInBackground).toHaveBeenCalled();
    frames.mockRestore();
  });
});
