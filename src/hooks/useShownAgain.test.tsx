import { testPlace } from '@/utils/testing/place';
import { useShownAgain } from './useShownAgain';

// Page lifecycle hooks exist inside a running Taro page only.
const page = { show: (): void => undefined, hide: (): void => undefined };
jest.mock('@/hooks/usePageShown', () => ({
  usePageShown: (show: () => void, hide: () => void) => Object.assign(page, { show, hide }),
}));
const tab = { tell: (_visible: boolean): void => undefined, stopped: 0 };
jest.mock('@/platform/pageVisibility', () => ({
  pageVisibility: {
    subscribe(listener: (visible: boolean) => void) {
      tab.tell = listener;
      return () => {
        tab.stopped += 1;
      };
    },
  },
}));

const place = testPlace();
const onShownAgain = jest.fn();
function Probe() {
  useShownAgain(onShownAgain);
  return null;
}
beforeEach(() => {
  onShownAgain.mockReset();
  place.render(<Probe />);
});

it('is silent at the first showing', () => {
  page.show();
  expect(onShownAgain).not.toHaveBeenCalled();
});
it('tells a page that comes back, and a tab that does', () => {
  page.hide();
  page.show();
  tab.tell(false);
  tab.tell(true);
  expect(onShownAgain).toHaveBeenCalledTimes(2);
});
it('a mini program in the background tells both, and is back once', () => {
  page.hide();
  tab.tell(false);
  tab.tell(true);
  expect(onShownAgain).not.toHaveBeenCalled();
  page.show();
  expect(onShownAgain).toHaveBeenCalledTimes(1);
});
it('a page under another one stays silent when the app comes back', () => {
  page.hide();
  tab.tell(false);
  tab.tell(true);
  expect(onShownAgain).not.toHaveBeenCalled();
});
it('stops listening with its page', () => {
  const before = tab.stopped;
  place.unmount();
  expect(tab.stopped).toBe(before + 1);
});
