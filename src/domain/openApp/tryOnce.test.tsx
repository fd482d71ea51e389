import { pageVisibility } from '@/platform/pageVisibility';
import { storage } from '@/platform/storage';
import { testPlace } from '@/utils/testing/place';
import { useTryOnce } from './tryOnce';

const place = testPlace();
const tryByItself = jest.fn(async () => true);

function Page({ name = 'appHome', isWanted }: { readonly name?: string; readonly isWanted?: boolean }) {
  useTryOnce(name, { tryByItself }, isWanted);
  return null;
}

beforeEach(() => {
  tryByItself.mockClear();
  storage.session.sweep(() => true);
});

test('tries when it is first seen, and not again on a later visit', () => {
  place.render(<Page />);
  expect(tryByItself).toHaveBeenCalledTimes(1);
  place.render(null);
  place.render(<Page />);
  expect(tryByItself).toHaveBeenCalledTimes(1);
});

test('each page tries once', () => {
  place.render(<Page />);
  place.render(null);
  place.render(<Page name="appOrder" />);
  expect(tryByItself).toHaveBeenCalledTimes(2);
});

test.each([
  ['is not wanted', false, true],
  ['is in the background', true, false],
])('does not try while it %s, and may later', (_when, isWanted, isVisible) => {
  const visible = jest.spyOn(pageVisibility, 'isVisible').mockReturnValue(isVisible);
  place.render(<Page isWanted={isWanted} />);
  expect(tryByItself).not.toHaveBeenCalled();
  visible.mockRestore();
  place.render(null);
  place.render(<Page />);
  expect(tryByItself).toHaveBeenCalledTimes(1);
});
