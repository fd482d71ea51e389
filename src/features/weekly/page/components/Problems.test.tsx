import { testPlace } from '@/utils/testing/place';
import { Problems } from './Problems';

const place = testPlace();
const words = (): string | null => place.element.textContent;
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

describe('parts of a response that are not shown', () => {
  const problem = { part: 'luckyModule', kind: 'unknown', why: 'no such module type' } as const;

  it('are all listed for developers', () => {
    place.render(<Problems problems={[problem]} />);
    expect(words()).toBe('luckyModule: unknown, no such module type');
    place.render(<Problems problems={[problem, { ...problem, part: 'otherModule' }]} />);
    expect(count('.problems > *')).toBe(2);
  });

  it('take no space if there are none', () => {
    place.render(<Problems problems={[]} />);
    expect(count('.problems')).toBe(0);
  });

  it('are never shown in production', () => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      place.render(<Problems problems={[problem]} />);
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
    expect(words()).toBe('');
  });
});
