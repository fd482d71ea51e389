import { act, type ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Dialog } from './Dialog';
import { ModalLayer } from './ModalLayer';
import { currentQuestion } from './openLayers';
import { Popup } from './Popup';

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

const find = (selector: string): HTMLElement => {
  const element = place.element.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`nothing matches ${selector} in ${place.element.innerHTML}`);
  return element;
};
const click = (selector: string): void => act(() => find(selector).click());
const key = (target: EventTarget, name: string): void =>
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });

describe('Dialog and ModalLayer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is a modal dialog named by its title, takes the focus and restores it', () => {
    const opener = document.createElement('button');
    document.body.appendChild(opener);
    opener.focus();
    const titled = (isOpen: boolean): ReactNode => (
      <Dialog isOpen={isOpen} onClose={() => undefined} title="活动规则">
        内容
      </Dialog>
    );
    place.render(titled(false));
    expect(place.element.querySelector('[role=dialog]')).toBeNull();
    place.render(titled(true));
    const box = find('[role=dialog]');
    expect(box.getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('活动规则');
    expect(document.activeElement).toBe(box);
    place.render(titled(false));
    expect(document.activeElement).toBe(opener);
    act(() => jest.advanceTimersByTime(1000));
    expect(place.element.querySelector('[role=dialog]')).toBeNull();
    opener.remove();
  });

  it('calls onClose by cross, mask and Escape', () => {
    const onClose = jest.fn();
    place.render(
      <Dialog isOpen onClose={onClose} label="x">
        y
      </Dialog>,
    );
    click('[aria-label=关闭]');
    click('[aria-hidden=true]');
    key(document.body, 'Escape');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  describe('as the current question', () => {
    const cancel = { text: '取消', onPress: () => undefined };
    const layers = (isOpen: boolean): ReactNode => (
      <>
        <Popup isOpen={isOpen} layer="login" onClose={() => undefined} label="above" />
        <Dialog isOpen={isOpen} onClose={() => undefined} label="below" cancel={cancel}>
          y
        </Dialog>
      </>
    );
    const above = (selector: string) => () => click(selector);
    const below = (selector: string) => () =>
      act(() => [...place.element.querySelectorAll<HTMLElement>(selector)].at(-1)?.click());
    const ways: readonly (readonly [string, () => void, boolean])[] = [
      ['the cross', above('[aria-label=关闭]'), true],
      ['the mask', above('[aria-hidden=true]'), true],
      ['Escape', () => key(document.body, 'Escape'), true],
      ['the cross of the dialog below', below('[aria-label=关闭]'), false],
      ['the mask of the dialog below', below('[aria-hidden=true]'), false],
      ['closed by its page', () => place.render(layers(false)), false],
    ];
    it.each(ways)('%s', (_name, press, isEnded) => {
      place.render(layers(true));
      const question = currentQuestion();
      press();
      expect(question?.isCancelled).toBe(isEnded);
    });

    it('the topmost open one; 取消 ends it, and one that stays open is a new one', () => {
      expect(currentQuestion()).toBeNull();
      place.render(
        <Dialog isOpen label="x" cancel={cancel}>
          y
        </Dialog>,
      );
      const first = currentQuestion();
      act(() => find('[role=button]').click());
      expect([first?.isCancelled, currentQuestion()?.isCancelled]).toEqual([true, false]);
      place.unmount();
      expect(currentQuestion()).toBeNull();
    });
  });

  it('without onClose has no cross and ignores mask and Escape', () => {
    place.render(
      <ModalLayer isOpen label="x" hasCloseBelow>
        y
      </ModalLayer>,
    );
    expect(place.element.querySelector('[aria-label=关闭]')).toBeNull();
    click('[aria-hidden=true]');
    key(document.body, 'Escape');
    expect(find('[role=dialog]').textContent).toBe('y');
  });

  it('closes by the cross below its box', () => {
    const onClose = jest.fn();
    place.render(
      <ModalLayer isOpen label="x" hasCloseBelow onClose={onClose}>
        y
      </ModalLayer>,
    );
    click('[aria-label=关闭]');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
