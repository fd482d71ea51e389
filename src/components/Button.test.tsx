import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Button, buttonClass } from './Button';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));
const one = (selector: string): HTMLElement => {
  const [found, ...more] = all(selector);
  if (found === undefined || more.length > 0) throw new Error(`not exactly one ${selector}`);
  return found;
};
const press = (key: string): void =>
  act(() => void one('[role=button]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('Button', () => {
  it('runs once until its promise settles, shows progress meanwhile, then accepts taps again', async () => {
    let finish: () => void = () => undefined;
    const onClick = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    place.render(<Button onClick={onClick}>立即领取</Button>);
    act(() => {
      one('[role=button]').click();
      one('[role=button]').click();
    });
    act(() => one('[role=button]').click());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(one('[role=button]').getAttribute('aria-busy')).toBe('true');
    await act(async () => finish());
    expect(one('[role=button]').getAttribute('aria-busy')).toBeNull();
    act(() => one('[role=button]').click());
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
    await act(async () => one('[role=button]').click());
    expect(onError).toHaveBeenCalledWith(fault);
    expect(one('[role=button]').getAttribute('aria-busy')).toBeNull();
  });

  it.each([[{ isDisabled: true }], [{ isLoading: true }]])('does nothing when %p', (state) => {
    const onClick = jest.fn();
    place.render(
      <Button onClick={onClick} {...state}>
        领
      </Button>,
    );
    act(() => one('[role=button]').click());
    press('Enter');
    expect(onClick).not.toHaveBeenCalled();
    expect(one('[role=button]').getAttribute('aria-disabled')).toBe('true');
  });

  it('is reachable and works by keyboard', () => {
    const onClick = jest.fn();
    place.render(<Button onClick={onClick}>领</Button>);
    expect(one('[role=button]').tabIndex).toBe(0);
    press('Enter');
    press(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('button styles', () => {
  it.each([
    [{}, 'button primary medium'],
    [{ kind: 'ghost', size: 'small' }, 'button ghost small'],
    [{ isBlock: true }, 'button primary medium block'],
    [{ isDisabled: true }, 'button primary medium disabled'],
  ] as const)('%j: %s', (look, classes) => expect(buttonClass(look)).toBe(classes));

  it.each([
    [undefined, 0, null],
    [true, 1, 'true'],
  ])('loading %p: busy', (isLoading, dots, isBusy) => {
    place.render(
      <Button onClick={() => undefined} isLoading={isLoading}>
        领
      </Button>,
    );
    expect([all('.progress').length, all('.busy').length]).toEqual([dots, dots]);
    expect([
      one('[role=button]').getAttribute('aria-busy'),
      one('[role=button]').getAttribute('aria-disabled'),
    ]).toEqual([isBusy, isBusy]);
    expect(one('[role=button]').tabIndex).toBe(0);
  });
});
