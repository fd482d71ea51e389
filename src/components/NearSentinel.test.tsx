import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { NearSentinel } from './NearSentinel';
import { fakeView } from './testing/fakeView';

const place = testPlace();

describe('NearSentinel', () => {
  it('calls back when it comes near, and observes again each round', () => {
    const { view, watched, notify } = fakeView();
    const onNear = jest.fn();
    const at = (round: number): ReactNode => <NearSentinel view={view} round={round} onNear={onNear} />;
    place.render(at(0));
    const first = [...watched.values()][0];
    notify(0, false);
    expect(onNear).not.toHaveBeenCalled();
    notify(0, true);
    expect(onNear).toHaveBeenCalledTimes(1);
    place.render(at(1));
    expect([...watched.values()][0]).not.toBe(first);
    place.render(null);
    expect(watched.size).toBe(0);
  });
});
