import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { type ModulePage, ModulePageProvider } from '../modulePageContext';
import { ModulePicture } from './ModulePicture';

jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  return { env: { ...env, imageHost: { hosts: ['localhost'], pattern: '{origin}{path}?w={width}' } } };
});

const PICTURE = 'http://localhost/a.png';
const place = testPlace();

function show(node: ReactNode, areThumbnailsOff = false): void {
  const modulePage = { visit: { areThumbnailsOff } } as ModulePage;
  place.render(<ModulePageProvider value={modulePage}>{node}</ModulePageProvider>);
}

const words = (): string | null => place.element.textContent;
const address = (): string | null | undefined => place.element.querySelector('img')?.getAttribute('src');

describe('a picture of the config', () => {
  it('uses a smaller copy if one is enough, and the original if the URL says so (closeThumbnail)', () => {
    show(<ModulePicture src={PICTURE} alt="" thumbnail={{ width: 272 }} />);
    expect(address()).toBe(`${PICTURE}?w=272`);
    show(<ModulePicture src={PICTURE} alt="" thumbnail={{ width: 272 }} />, true);
    expect(address()).toBe(PICTURE);
  });

  it('uses the original if no smaller copy is requested', () => {
    show(<ModulePicture src={PICTURE} alt="" />);
    expect(address()).toBe(PICTURE);
  });

  it('is only loaded from allowed hosts', () => {
    show(<ModulePicture src="https://evil.example/a.png" alt="没有" thumbnail={{ width: 272 }} />);
    expect([address(), words()]).toEqual([undefined, '没有']);
  });
});
