import { testPlace } from '@/utils/testing/place';
import { useShownAgain } from './useShownAgain';

// Page lifecycle hooks exist only inside a running Taro page.
const page = { show: (): void => undefined, hide: (): void => undefined };
jest.mock('@/hooks/usePageShown', () => ({
  usePageShown: (show: () => void, hide: () => void) => Object.assign(page, { show, hide }),
}));
const tab = { notify: (_visible: boolean): void => undefined, stopped: 0 };
jest.mock('@/platform/pageVisibility', () => ({
  pageVisibility: {
    subscribe(listener: (visible: boolean) => void) {
      tab.notify = listener;
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

it('does not call back at the first show', () => {
  page.show();
  expect(onShownAgain).not.toHaveBeenCalled();
});
it('calls back for a page that is visible again, and for a tab', () => {
  page.hide();
  page.show();
  tab.notify(false);
  tab.notify(true);
  expect(onShownAgain).toHaveBeenCalledTimes(2);
});
it('a mini program in the background hides both, and returns once', () => {
  page.hide();
  tab.notify(false);
  tab.notify(true);
  expect(onShownAgain).not.toHaveBeenCalled();
  page.show();
  expect(onShownAgain).toHaveBeenCalledTimes(1);
});
it('a covered page does not call back when the app returns', () => {
  page.hide();
  tab.notify(false);
  tab.notify(true);
  expect(onShownAgain).not.toHaveBeenCalled();
});
it('stops listening when its page unmounts', () => {
  const before = tab.stopped;
  place.unmount();
  expect(tab.stopped).toBe(before + 1);
});
