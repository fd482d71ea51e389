import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Dialog } from './Dialog';
import { ModalLayer, Popup } from './ModalLayer';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const dialog = (): Element | null => place.element.querySelector('[role=dialog]');
const tapMask = (): void => act(() => place.element.querySelector<HTMLElement>('.mask')?.click());
const nothing = (): void => undefined;

describe('accessible name', () => {
  it.each([Dialog, Popup])('is the title, or the label where there is none', (Layer) => {
    place.render(<Layer isOpen title="规则" label="别的" />);
    expect([dialog()?.getAttribute('aria-label'), count('.title')]).toEqual([null, 1]);
    expect(place.element.querySelector(`#${dialog()?.getAttribute('aria-labelledby')}`)?.textContent).toBe(
      '规则',
    );
    place.render(<Layer isOpen label="别的" />);
    expect([
      dialog()?.getAttribute('aria-label'),
      dialog()?.getAttribute('aria-labelledby'),
      count('.title'),
    ]).toEqual(['别的', null, 0]);
  });
});

describe('closing', () => {
  it.each([Dialog, Popup])('a cross only with a close handler', (Layer) => {
    place.render(<Layer isOpen label="x" />);
    expect(count('[aria-label=关闭]')).toBe(0);
    place.render(<Layer isOpen label="x" onClose={nothing} />);
    expect(count('[aria-label=关闭]')).toBe(1);
  });

  it.each([
    [undefined, 1],
    [false, 0],
  ])('a mask with isMaskClosing %p calls the handler %d times', (isMaskClosing, times) => {
    const onClose = jest.fn();
    place.render(<Dialog isOpen label="x" onClose={onClose} isMaskClosing={isMaskClosing} />);
    tapMask();
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it('without actions there is no row for them', () => {
    place.render(<Dialog isOpen label="x" />);
    expect(count('.actions')).toBe(0);
  });

  it('both actions, each with its handler', async () => {
    const [yes, no] = [jest.fn(), jest.fn()];
    place.render(
      <Dialog
        isOpen
        label="x"
        confirm={{ text: '确定', onPress: yes }}
        cancel={{ text: '取消', onPress: no }}
      />,
    );
    await place.press('确定');
    expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([1, 0]);
    await place.press('取消');
    expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([1, 1]);
  });

  it('a disabled action does nothing', async () => {
    const onPress = jest.fn();
    const action = { onPress, isDisabled: true };
    place.render(
      <Dialog isOpen label="x" confirm={{ ...action, text: '确定' }} cancel={{ ...action, text: '取消' }} />,
    );
    await place.press('确定');
    await place.press('取消');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('the cross below is shown when requested and with a close handler', () => {
    place.render(
      <ModalLayer isOpen label="x" onClose={nothing}>
        y
      </ModalLayer>,
    );
    expect(count('.closeBelow')).toBe(0);
    place.render(
      <ModalLayer isOpen label="x" onClose={nothing} hasCloseBelow closeLabel="收起">
        y
      </ModalLayer>,
    );
    expect(count('.closeBelow[aria-label=收起]')).toBe(1);
  });
});

it.each([
  ['center', 'dialog'],
  ['bottom', 'popup'],
] as const)('placement %s is shown as a %s', (placement, layer) => {
  place.render(
    <ModalLayer isOpen label="x" placement={placement}>
      y
    </ModalLayer>,
  );
  expect(count(`.layer.${placement}.${layer}`)).toBe(1);
});

it('while leaving it is hidden from screen readers, until it is removed', () => {
  jest.useFakeTimers();
  place.render(<Dialog isOpen label="x" />);
  expect([count('.leaving'), document.documentElement.classList.contains('pc-locked')]).toEqual([0, true]);
  place.render(<Dialog isOpen={false} label="x" />);
  expect([count('.leaving'), count('[role=dialog]'), count('.box[aria-hidden=true]')]).toEqual([1, 0, 1]);
  expect(document.documentElement.classList.contains('pc-locked')).toBe(false);
  act(() => jest.advanceTimersByTime(169));
  expect(count('.leaving')).toBe(1);
  place.render(<Dialog isOpen label="x" />);
  act(() => jest.advanceTimersByTime(1_000));
  expect(count('[role=dialog]')).toBe(1);
  place.render(<Dialog isOpen={false} label="x" />);
  act(() => jest.advanceTimersByTime(170));
  expect(count('.layer')).toBe(0);
  jest.useRealTimers();
});
