import { View } from '@tarojs/components';
import { readFileSync } from 'node:fs';
import { testPlace } from './place';

const place = testPlace();
const button = (name: string, onClick: () => void, label?: string) => (
  <View role="button" aria-label={label} onClick={onClick}>
    {name}
  </View>
);

it("taps by a button's text or label, and throws when there is none", async () => {
  const onClick = jest.fn();
  place.render(button('去', onClick, '去寄件'));
  await place.press('去');
  await place.press('去寄件');
  await place.press(place.element.children[0] ?? place.element);
  expect(onClick).toHaveBeenCalledTimes(3);
  await expect(place.press('没有')).rejects.toThrow('no button 没有');
});

it('an unmounted component is removed, and another can be rendered', () => {
  place.render('one');
  place.unmount();
  expect(document.body.textContent).not.toContain('one');
  place.render('two');
  expect(place.element.textContent).toBe('two');
});

it('the replacement of react-dom/test-utils (jest.config.mjs) is needed as long as the library requires that module', () => {
  const library = readFileSync(require.resolve('@tarojs/test-utils-react/dist/act-compat.js'), 'utf8');
  expect(library).toContain('react-dom/test-utils');
});
