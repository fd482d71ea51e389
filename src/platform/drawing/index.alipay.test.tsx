/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { drawing } from './index.alipay';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let mockOnReady: () => void = () => undefined;
const mockQueried = jest.fn();
const mockPicture = { getContext: () => 'pen', createImage: () => ({}), width: 0, height: 0 };
jest.mock('@tarojs/components', () => ({
  Canvas: ({ onReady }: { readonly onReady: () => void }) => {
    mockOnReady = onReady;
    return null;
  },
}));
jest.mock('@tarojs/taro', () => {
  const query = {
    select: () => query,
    node: (found: (ref: unknown) => void) => {
      mockQueried();
      found({ node: mockPicture });
      return query;
    },
    exec: () => undefined,
  };
  return {
    __esModule: true,
    default: {
      nextTick: (run: () => void) => run(),
      createSelectorQuery: () => query,
      getCurrentInstance: () => ({ router: null }),
      eventCenter: { once: () => undefined, off: () => undefined },
    },
  };
});

test('the canvas is queried once it has reported that it is ready', async () => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<drawing.Board id="poster" />));
  Object.assign(mockPicture, {
    toTempFilePath: ({ success }: { readonly success: (written: unknown) => void }) =>
      success({ tempFilePath: 'tmp/poster.jpg' }),
  });
  const drawn = drawing.draw('poster', 320, 500, () => Promise.resolve());
  await act(() => Promise.resolve());
  expect(mockQueried).not.toHaveBeenCalled();
  mockOnReady();
  expect(await drawn).toEqual({ kind: 'drawn', src: 'tmp/poster.jpg', isFile: true });
  act(() => root.unmount());
});
