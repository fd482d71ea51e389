import { chunk } from '@/platform/chunk';
import { testPlace } from '@/utils/testing/place';
import { useLoadedAhead } from './useLoadedAhead.h5';

const place = testPlace();
function Probe({ name }: { readonly name: 'pickCode' | null }) {
  useLoadedAhead(name);
  return null;
}
let loadAhead: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  loadAhead = jest.spyOn(chunk, 'loadAhead').mockReturnValue();
});
afterEach(() => jest.useRealTimers());

test('a page’s code is loaded once, some time after the page that leads to it', () => {
  place.render(<Probe name="pickCode" />);
  jest.advanceTimersByTime(2_900);
  expect(loadAhead).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  place.render(<Probe name="pickCode" />);
  jest.advanceTimersByTime(10_000);
  expect(loadAhead.mock.calls).toEqual([['packages/pick/code/index']]);
});

test.each([
  ['there is nothing to lead to', () => place.render(<Probe name={null} />)],
  ['the page is left before', () => (place.render(<Probe name="pickCode" />), place.unmount())],
])('nothing is loaded when %s', (_name, act) => {
  act();
  jest.advanceTimersByTime(10_000);
  expect(loadAhead).not.toHaveBeenCalled();
});
