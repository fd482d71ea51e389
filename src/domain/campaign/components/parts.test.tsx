import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { CampaignProvider, type Campaign } from '../campaignContext';
import { CampaignPicture } from './CampaignPicture';
import { Footer } from './Footer';
import { ModuleCard } from './ModuleCard';
import { ModuleTitle } from './ModuleTitle';
import { PageSkeleton } from './PageSkeleton';
import { Problems } from './Problems';

jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  return { env: { ...env, imageHost: { hosts: ['localhost'], pattern: '{origin}{path}?w={width}' } } };
});

const PICTURE = 'http://localhost/a.png';
const place = testPlace();
function show(node: ReactNode, areThumbnailsOff = false): void {
  const campaign = { visit: { areThumbnailsOff } } as Campaign;
  place.render(<CampaignProvider value={campaign}>{node}</CampaignProvider>);
}
const words = (): string | null => place.element.textContent;
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const address = (): string | null | undefined => place.element.querySelector('img')?.getAttribute('src');

describe('parts of a response that are not shown', () => {
  const problem = { part: 'luckyModule', kind: 'unknown', why: 'no such module type' } as const;

  it('are all listed for developers', () => {
    show(<Problems problems={[problem]} />);
    expect(words()).toBe('luckyModule: unknown, no such module type');
    show(<Problems problems={[problem, { ...problem, part: 'otherModule' }]} />);
    expect(count('.problems > *')).toBe(2);
  });

  it('take no space if there are none', () => {
    show(<Problems problems={[]} />);
    expect(count('.problems')).toBe(0);
  });

  it('are never shown in production', () => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      show(<Problems problems={[problem]} />);
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
    expect(words()).toBe('');
  });
});

it.each([
  ['own', 0, 0],
  ['light', 1, 0],
  ['dark', 0, 1],
] as const)('the footer on a %s background', (tone, light, dark) => {
  show(<Footer tone={tone} />);
  expect([count('.footer'), count('.light'), count('.dark'), count('.own')]).toEqual([1, light, dark, 0]);
});

it.each([
  [true, 1],
  [false, 0],
])('the page skeleton with a header (%p) has %d header placeholders', (hasHeader, headers) => {
  show(<PageSkeleton hasHeader={hasHeader} />);
  expect([count('.pageSkeletonHeader'), count('.ticket')]).toEqual([headers, 3]);
});

describe('a title', () => {
  it.each([
    ['', '', 0, 0],
    ['好物', '', 1, 0],
    ['', '省钱寄', 0, 1],
    ['好物', '省钱寄', 1, 1],
  ])('as text: %p, second line %p', (text, subText, headings, subs) => {
    show(<ModuleTitle text={text} subText={subText} />);
    expect([count('[role=heading]'), count('.sub'), words()]).toEqual([headings, subs, text + subText]);
    expect(count('.words')).toBe(text + subText === '' ? 0 : 1);
  });

  it('as a picture is above the card, which has no title of its own', () => {
    show(
      <ModuleCard titleImageUrl={PICTURE} title="好物">
        x
      </ModuleCard>,
    );
    expect([count('.picture[role=heading]'), count('.words'), words()]).toEqual([1, 0, 'x']);
    expect(count('[role=heading] img[alt=好物]')).toBe(1);
  });

  it('as text is inside the card, once', () => {
    show(<ModuleCard title="好物">x</ModuleCard>);
    expect([count('[role=heading]'), words()]).toEqual([1, '好物x']);
  });
});

describe('a picture of the config', () => {
  it('uses a smaller copy if one is enough, and the original if the URL says so (closeThumbnail)', () => {
    show(<CampaignPicture src={PICTURE} alt="" thumbnail={{ width: 272 }} />);
    expect(address()).toBe(`${PICTURE}?w=272`);
    show(<CampaignPicture src={PICTURE} alt="" thumbnail={{ width: 272 }} />, true);
    expect(address()).toBe(PICTURE);
  });

  it('uses the original if no smaller copy is requested', () => {
    show(<CampaignPicture src={PICTURE} alt="" />);
    expect(address()).toBe(PICTURE);
  });

  it('is only loaded from allowed hosts', () => {
    show(<CampaignPicture src="https://evil.example/a.png" alt="没有" thumbnail={{ width: 272 }} />);
    expect([address(), words()]).toEqual([undefined, '没有']);
  });
});
