import { handAddress, takeHandedAddress } from './handedAddress';

const mockSession: { accountMark: string | null } = { accountMark: 'first' };
jest.mock('@/session', () => ({
  get session() {
    return mockSession;
  },
}));

const SOMEONE = { id: 'A', name: '陈晓岚', mobile: '', province: '', city: '', district: '', detail: '' };

test('can be taken once, by the account that chose it', () => {
  expect(takeHandedAddress()).toBeNull();
  handAddress(SOMEONE);
  expect([takeHandedAddress(), takeHandedAddress()]).toEqual([SOMEONE, null]);
});

test('another account gets nothing, and clears it for the previous account', () => {
  handAddress(SOMEONE);
  mockSession.accountMark = 'second';
  expect(takeHandedAddress()).toBeNull();
  mockSession.accountMark = 'first';
  expect(takeHandedAddress()).toBeNull();
});
