import { act } from 'react';
import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { ErrorBoundary } from './ErrorBoundary';

const place = testPlace();

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
    act(() => place.element.querySelector<HTMLElement>('[role=button]')?.click());
    expect(place.element.textContent).toBe('fine');
    isBroken = true;
    place.render(boundary(data));
    isBroken = false;
    place.render(boundary({ ...data }));
    expect(place.element.textContent).toBe('fine');
  });
});
