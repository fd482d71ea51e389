import { act } from 'react';
import type { ReactNode } from 'react';
import { sanitizeHtml } from '@/utils/html';
import { testPlace } from '@/utils/testing/place';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { Countdown } from './Countdown';
import { Dialog } from './Dialog';
import { ErrorBoundary } from './ErrorBoundary';
import { Link } from './Link';
import { ModalLayer, Popup } from './ModalLayer';
import { currentQuestion } from './openLayers';
import { Picture } from './Picture';
import { Price } from './Amount';
import { ProgressSteps, progressPercent } from './ProgressSteps';
import { RichContent } from './RichContent';
import { Tag } from './Tag';
import { TextField } from './TextField';

// Page lifecycle hooks exist only inside a running Taro page.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));

const place = testPlace();

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
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

describe('Button', () => {
  it('runs once until its promise settles, shows progress meanwhile, then accepts taps again', async () => {
    let finish: () => void = () => undefined;
    const onClick = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    place.render(<Button onClick={onClick}>立即领取</Button>);
    act(() => {
      find('[role=button]').click();
      find('[role=button]').click();
    });
    click('[role=button]');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(find('[role=button]').getAttribute('aria-busy')).toBe('true');
    await act(async () => finish());
    expect(find('[role=button]').getAttribute('aria-busy')).toBeNull();
    click('[role=button]');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('opens again after a rejection and passes it on', async () => {
    const onError = jest.fn();
    const fault = new Error('no');
    place.render(
      <Button onClick={() => Promise.reject(fault)} onError={onError}>
        领
      </Button>,
    );
    await act(async () => find('[role=button]').click());
    expect(onError).toHaveBeenCalledWith(fault);
    expect(find('[role=button]').getAttribute('aria-busy')).toBeNull();
  });

  it.each([[{ isDisabled: true }], [{ isLoading: true }]])('does nothing when %p', (state) => {
    const onClick = jest.fn();
    place.render(
      <Button onClick={onClick} {...state}>
        领
      </Button>,
    );
    click('[role=button]');
    key(find('[role=button]'), 'Enter');
    expect(onClick).not.toHaveBeenCalled();
    expect(find('[role=button]').getAttribute('aria-disabled')).toBe('true');
  });

  it('is reachable and works by keyboard', () => {
    const onClick = jest.fn();
    place.render(<Button onClick={onClick}>领</Button>);
    expect(find('[role=button]').tabIndex).toBe(0);
    key(find('[role=button]'), 'Enter');
    key(find('[role=button]'), ' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('Dialog and ModalLayer', () => {
  it('is a modal dialog named by its title, takes the focus and restores it', () => {
    const opener = document.createElement('button');
    document.body.appendChild(opener);
    opener.focus();
    const dialog = (isOpen: boolean): ReactNode => (
      <Dialog isOpen={isOpen} onClose={() => undefined} title="活动规则">
        内容
      </Dialog>
    );
    place.render(dialog(false));
    expect(place.element.querySelector('[role=dialog]')).toBeNull();
    place.render(dialog(true));
    const box = find('[role=dialog]');
    expect(box.getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('活动规则');
    expect(document.activeElement).toBe(box);
    place.render(dialog(false));
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
    const dialog = (isOpen: boolean): ReactNode => (
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
      ['closed by its page', () => place.render(dialog(false)), false],
    ];
    it.each(ways)('%s', (_name, press, isEnded) => {
      place.render(dialog(true));
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

describe('ErrorBoundary', () => {
  it('contains an error, reports it once, renders again on retry and with other data', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = jest.fn();
    let isBroken = true;
    const Part = (): ReactNode => {
      if (isBroken) throw new Error('broken');
      return 'fine';
    };
    const boundary = (resetKey: object): ReactNode => (
      <ErrorBoundary onError={onError} resetKey={resetKey}>
        <Part />
      </ErrorBoundary>
    );
    const data = { of: 'the part' };
    place.render(boundary(data));
    expect(place.element.textContent).toContain('抱歉，系统开小差啦，请稍后再试~');
    expect(onError).toHaveBeenCalledTimes(1);
    isBroken = false;
    click('[role=button]');
    expect(place.element.textContent).toBe('fine');
    isBroken = true;
    place.render(boundary(data));
    isBroken = false;
    place.render(boundary({ ...data }));
    expect(place.element.textContent).toBe('fine');
  });
});

describe('RichContent', () => {
  it('shows its own elements, and links that call back', () => {
    const onLink = jest.fn();
    const nodes = sanitizeHtml(
      '<p style="color:red">a<b>b</b></p><ol><li>一</li><li>二</li></ol><a href="https://own.example/">去</a>',
      {
        isLinkAllowed: () => true,
      },
    );
    place.render(<RichContent nodes={nodes} onLink={onLink} />);
    expect(place.element.textContent).toBe('ab1.一2.二去');
    expect(place.element.querySelector('a,[href]')).toBeNull();
    click('[role=link]');
    expect(onLink).toHaveBeenCalledWith('https://own.example/');
  });

  it('shows links as plain text without a handler', () => {
    place.render(
      <RichContent
        nodes={sanitizeHtml('<a href="https://own.example/">去</a>', { isLinkAllowed: () => true })}
      />,
    );
    expect(place.element.querySelector('[role=link]')).toBeNull();
    expect(place.element.textContent).toBe('去');
  });
});

describe('Picture', () => {
  it('shows its text when the image fails to load, and tries a new address', () => {
    place.render(<Picture src="https://a.example/1.png" alt="海报" ratio={2} />);
    const image = find('img');
    expect([image.getAttribute('alt'), image.getAttribute('loading')]).toEqual(['海报', 'lazy']);
    act(() => {
      image.dispatchEvent(new Event('error'));
    });
    expect(find('[role=img]').getAttribute('aria-label')).toBe('海报');
    place.render(<Picture src="https://a.example/2.png" alt="海报" ratio={2} isLazy={false} />);
    expect(find('img').getAttribute('src')).toBe('https://a.example/2.png');
  });

  it('requests nothing without an address', () => {
    place.render(<Picture src="" alt="" ratio={1} />);
    expect(place.element.querySelector('img')).toBeNull();
  });
});

describe('fields', () => {
  it('Checkbox toggles by box, label and keyboard, not by a link in its label', () => {
    const onChange = jest.fn();
    const onPress = jest.fn();
    place.render(
      <Checkbox isChecked={false} onChange={onChange} label="同意">
        同意<Link onPress={onPress}>《协议》</Link>
      </Checkbox>,
    );
    click('[role=checkbox]');
    key(find('[role=checkbox]'), ' ');
    click('.label');
    expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
    click('[role=link]');
    key(find('[role=link]'), 'Enter');
    expect([onChange.mock.calls.length, onPress.mock.calls.length]).toEqual([3, 2]);
    expect(find('[role=checkbox]').getAttribute('aria-checked')).toBe('false');
  });

  it('TextField cuts at its maximum length, clears, and links its error to the input', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // Taro's Input sets `value` without `onChange`
    const onChange = jest.fn();
    place.render(
      <TextField
        label="验证码"
        kind="code"
        value="12"
        maxLength={6}
        onChange={onChange}
        isClearable
        error="不对"
      />,
    );
    const input = find('input');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('不对');
    expect([input.getAttribute('inputmode'), input.getAttribute('aria-invalid')]).toEqual([
      'numeric',
      'true',
    ]);
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '12345678');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    click('[aria-label=清除验证码]');
    expect(onChange.mock.calls).toEqual([['123456'], ['']]);
  });

  it('TextField confirms on Enter and passes React no unknown props', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onConfirm = jest.fn();
    place.render(<TextField label="备注" value="" onChange={jest.fn()} onConfirm={onConfirm} />);
    for (const keyCode of [229, 13])
      act(
        () =>
          void find('input').dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true }),
          ),
      );
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(complain.mock.calls.filter(([text]) => String(text).includes('Unknown event handler'))).toEqual(
      [],
    );
  });
});

describe('figures', () => {
  it('Price is one word to a screen reader', () => {
    place.render(<Price fen={1250} />);
    expect(place.element.textContent).toBe('￥12.5');
    expect(find('[aria-label="￥12.5"]')).not.toBeNull();
  });

  it.each([[0, 5, 0], [1, 7, 7.14], [1, 5, 10], [2, 5, 30], [5, 5, 100], [9, 5, 100], [1, 0, 0]])('%i of %i steps fill %i per cent', (done, total, percent) =>
    expect(progressPercent(done, total)).toBe(percent)); // prettier-ignore

  it('a Tag without text draws no empty pill', () => {
    place.render(<Tag> </Tag>);
    expect(place.element.innerHTML).toBe('');
    place.render(<Tag>立减券</Tag>);
    expect(place.element.textContent).toBe('立减券');
  });

  it('ProgressSteps reports its value, clamped to its range', () => {
    place.render(<ProgressSteps label="进度" current={9} steps={[{ key: 1 }, { key: 2 }]} />);
    const bar = find('[role=progressbar]');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '2']);
  });

  it('Countdown counts by the second, reports its end once, and stops', () => {
    jest.setSystemTime(1_700_000_000_000);
    const onEnd = jest.fn();
    place.render(<Countdown endAtMs={1_700_000_002_000} form="seconds" template="{time}s" onEnd={onEnd} />);
    expect(find('[role=timer]').textContent).toBe('2s');
    act(() => jest.advanceTimersByTime(1_000));
    expect([place.element.textContent, onEnd.mock.calls.length]).toEqual(['1s', 0]);
    act(() => jest.advanceTimersByTime(5_000));
    expect([place.element.textContent, onEnd.mock.calls.length]).toEqual(['0s', 1]);
    place.render(null);
    expect(jest.getTimerCount()).toBe(0);
  });
});
