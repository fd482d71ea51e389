import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { useAppEntries, usePageEntry } from './scanEntries.mini';

let mockEnter: (entry: string, moment: string) => void = () => undefined;
jest.mock('@/hooks/useAppEntry', () => ({
  useAppEntry(onEntry: typeof mockEnter) {
    mockEnter = onEntry;
  },
}));
let mockShow: () => void = () => undefined;
jest.mock('@/hooks/usePageShown', () => ({
  usePageShown(onShown: () => void) {
    mockShow = onShown;
  },
}));
const mockTaken: unknown[] = [];
const mockFollowed: boolean[] = [];
const mockEnd = { kind: 'none' };
jest.mock('@/navigation/entering/Entering', () => ({
  Entering: class {
    take = (...entry: unknown[]) => mockTaken.push(entry);
    follow = (isNew: boolean) => {
      mockFollowed.push(isNew);
      return Promise.resolve(mockEnd.kind);
    };
  },
}));
const mockWent: string[] = [];
const mockPage = { name: 'mine' };
jest.mock('@/navigation', () => ({
  navigator: {
    currentRoute: () => ({ row: { name: mockPage.name } }),
    replaceWith: (name: string) => Promise.resolve(mockWent.push(name)),
  },
}));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockWent.push(text) } }));

const place = testPlace();
beforeEach(() => {
  for (const list of [mockTaken, mockFollowed, mockWent]) list.length = 0;
  Object.assign(mockEnd, { kind: 'none' });
  Object.assign(mockPage, { name: 'mine' });
});

function App() {
  useAppEntries();
  return null;
}
function Page() {
  usePageEntry();
  return null;
}
const show = (): Promise<void> =>
  act(async () => {
    mockShow();
    await settle();
  });

it('the launch options are taken', () => {
  place.render(<App />);
  mockEnter('code', 'launch');
  expect(mockTaken).toEqual([['code', 'launch']]);
});

it('every page that is shown follows pending entries, as new the first time only', async () => {
  place.render(<Page />);
  await show();
  await show();
  expect([mockFollowed, mockWent]).toEqual([[true, false], []]);
});

it.each([
  ['mine', ['链接已失效，已为您打开首页', 'home']],
  ['home', ['链接已失效，已为您打开首页']],
])('an unknown code on the page %s: %j', async (name, went) => {
  mockEnd.kind = 'unknown';
  mockPage.name = name;
  place.render(<Page />);
  await show();
  expect(mockWent).toEqual(went);
});
