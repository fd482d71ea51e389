import { chunk } from '@/platform/chunk';
import { testPlace } from '@/utils/testing/place';
import { useLoadedAhead } from './useLoadedAhead';

const place = testPlace();
function Probe({ name }: { readonly name: 'pickCode' | null }) {
  useLoadedAhead(name);
  return null;
}

test('a page’s code is loaded once there is something that leads to it, and no longer once that is left', () => {
  const stop = jest.fn();
  const loadAhead = jest.spyOn(chunk, 'loadAhead').mockReturnValue(stop);
  place.render(<Probe name={null} />);
  expect(loadAhead).not.toHaveBeenCalled();
  place.render(<Probe name="pickCode" />);
  place.render(<Probe name="pickCode" />);
  expect(loadAhead.mock.calls).toEqual([['packages/pick/code/index']]);
  expect(stop).not.toHaveBeenCalled();
  place.unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
