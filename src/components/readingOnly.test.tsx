import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { FailedState } from './FailedState';
import { Link } from './Link';
import { Pressable } from './Pressable';
import { READING_ONLY_TEXT } from './readingOnly';

let mockIsSinglePage = true;
const mockToasts: string[] = [];
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
jest.mock('@/platform/launch', () => ({ launch: { isSinglePage: () => mockIsSinglePage } }));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockToasts.push(text) } }));

const place = testPlace();
const press = (name: string): void => {
  const found = Array.from(place.element.querySelectorAll<HTMLElement>('[role]')).find(
    (element) => /button|link/.test(element.getAttribute('role') ?? '') && element.textContent === name,
  );
  if (found === undefined) throw new Error(`no ${name}`);
  act(() => found.click());
};

beforeEach(() => {
  mockIsSinglePage = true;
  mockToasts.length = 0;
});

it.each([
  ['a button', (act_: () => void) => <Button onClick={act_}>领取</Button>],
  ['what can be pressed', (act_: () => void) => <Pressable onPress={act_}>领取</Pressable>],
  ['a link', (act_: () => void) => <Link onPress={act_}>领取</Link>],
  [
    'the action of a dialog',
    (act_: () => void) => (
      <Dialog isOpen label="?" onClose={() => undefined} confirm={{ text: '领取', onPress: act_ }} />
    ),
  ],
])('%s does nothing where a page is read-only, and says where it can be done', (_name, draw) => {
  const acts = jest.fn();
  place.render(draw(acts));
  press('领取');
  expect([acts.mock.calls.length, mockToasts]).toEqual([0, [READING_ONLY_TEXT]]);
  mockIsSinglePage = false;
  press('领取');
  expect([acts.mock.calls.length, mockToasts]).toEqual([1, [READING_ONLY_TEXT]]);
});

it('a tap that only shows more of the page works', () => {
  const shows = jest.fn();
  place.render(
    <>
      <Button isReading onClick={shows}>
        规则
      </Button>
      <Pressable isReading onPress={shows}>
        更多
      </Pressable>
      <FailedState onRetry={shows} />
      <Dialog isOpen label="?" onClose={shows} confirm={{ text: '我知道了', onPress: shows }} />
    </>,
  );
  for (const name of ['规则', '更多', '重试', '我知道了']) press(name);
  expect([shows.mock.calls.length, mockToasts]).toEqual([4, []]);
});
