import { observer } from 'mobx-react';
import { testPlace } from '@/utils/testing/place';
import { useIsFrontHost } from './useIsFrontHost';

const mockOnScreen: Record<string, boolean> = {};
let mockName = '';
jest.mock('./usePageActive', () => ({ usePageActive: () => mockOnScreen[mockName] === true }));

const place = testPlace();
const Host = observer(function Host({
  name,
  kind = 'login',
}: {
  readonly name: string;
  readonly kind?: string;
}) {
  mockName = name;
  return <i>{useIsFrontHost(kind) ? name : ''}</i>;
});
function show(names: readonly string[], onScreen: string): void {
  for (const name of ['a', 'b']) mockOnScreen[name] = name === onScreen;
  place.render(
    <>
      {names.map((name) => (
        <Host key={name} name={name} />
      ))}
    </>,
  );
}
const front = (): string | null => place.element.textContent;

it('is that of the page that became visible last', () => {
  show(['a'], 'a');
  expect(front()).toBe('a');
  show(['a', 'b'], 'b');
  expect(front()).toBe('b');
});

it('stays while a page without one is visible', () => {
  show(['a', 'b'], 'a');
  show(['a', 'b'], 'none');
  expect(front()).toBe('a');
});

it('is removed with its page, and not with another one', () => {
  show(['a', 'b'], 'b');
  show(['b'], 'none');
  expect(front()).toBe('b');
  show(['a', 'b'], 'none');
  show(['a'], 'none');
  expect(front()).toBe('');
});

it('each kind has its own', () => {
  mockOnScreen['a'] = true;
  place.render(
    <>
      <Host name="a" />
      <Host name="a" kind="privacy" />
    </>,
  );
  expect(front()).toBe('aa');
});
