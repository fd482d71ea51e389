import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { type ModulePage, ModulePageProvider } from '../modulePageContext';
import { ModuleCard } from './ModuleCard';

const PICTURE = 'http://localhost/a.png';
const place = testPlace();

function show(node: ReactNode): void {
  const modulePage = { visit: { areThumbnailsOff: false } } as ModulePage;
  place.render(<ModulePageProvider value={modulePage}>{node}</ModulePageProvider>);
}

const words = (): string | null => place.element.textContent;
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

describe('a title', () => {
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
