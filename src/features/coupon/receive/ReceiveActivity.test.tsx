import { runInAction } from 'mobx';
import { act } from 'react';
import { createScope } from '@/api';
import { requestNos } from '@/data/testing/requestNos';
import type { ReceiveActivity as Activity } from '@/domain/coupon/receiveTypes';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ReceiveActivity } from './ReceiveActivity';
import { ReceiveStore } from './ReceiveStore';
import { activity, coupon } from './testing/receiveAnswers';

// Page lifecycle hooks need a running Taro page.
const page = { again: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void) => Object.assign(page, { again }),
}));
const mockMade: { store: ReceiveStore | null } = { store: null };
jest.mock('./useReceiveStore', () => ({ useReceiveStore: () => mockMade.store }));
jest.mock('@/domain/activity/parts/prepareShare', () => ({ prepareShare: () => undefined }));
jest.mock('@/domain/activity/parts/LazyRulesDialog', () => ({ LazyRulesDialog: () => null }));
jest.mock('@/domain/activity/parts/RulesButton', () => ({ RulesButton: () => null }));
jest.mock('@/navigation/followLink', () => ({ followLink: () => Promise.resolve(true) }));
jest.mock('@/platform/toast', () => ({ toast: { show: () => undefined } }));
jest.mock('@/session', () => ({ session: { isLoggedIn: true } }));
jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn(), track: jest.fn() } }));

const NOT_OPEN = '抱歉，活动未开始';
const place = testPlace();
const calls: string[] = [];
const visitor = { isLoggedIn: true };
beforeEach(() => calls.splice(0));

async function open(statuses: Activity['status'][]): Promise<ReceiveStore> {
  const store = new ReceiveStore({
    activityCode: 'RC',
    client: { platformCode: 9, isPlainBrowser: true },
    api: {
      fetchActivity: async () => {
        calls.push('info');
        return { kind: 'found', activity: { ...activity, status: statuses.shift() ?? 'NOT_START' } };
      },
      fetchCheck: async () => {
        calls.push('check');
        return {
          maskedPhone: '',
          canReceive: false,
          coupons: [],
          reasonCode: '1',
          reasonMsg: '仅限新用户',
        };
      },
      claimCoupon: () => Promise.reject(new Error('not to be claimed')),
    },
    isLoggedIn: () => visitor.isLoggedIn,
    newRequestNo: requestNos(),
    scope: createScope(),
    runGated: async (action) => ({ kind: 'done', value: await action() }),
    toCallFailure: (cause) => {
      throw cause;
    },
  });
  mockMade.store = store;
  await act(async () => {
    place.render(<ReceiveActivity activityCode="RC" scope={createScope()} setTitle={() => undefined} />);
    await settle();
  });
  return store;
}
const seeAgain = (): Promise<void> =>
  act(async () => {
    page.again();
    await settle();
  });
const tapPoster = (): Promise<void> =>
  act(async () => {
    [...place.element.querySelectorAll<HTMLElement>('[role=button]')]
      .find((button) => button.getAttribute('aria-label')?.endsWith(NOT_OPEN))
      ?.click();
    await settle();
  });

it('shown again after its start: the status sentence is gone and the page continues as on first entry', async () => {
  const store = await open(['NOT_START', 'PROCEED']);
  expect([store.dialog, calls]).toEqual(['status', ['info']]);
  await seeAgain();
  expect([store.dialog, calls]).toEqual(['none', ['info', 'info', 'check']]);
});

it('tapped after its start: the same', async () => {
  const store = await open(['PAUSED', 'PROCEED']);
  await act(async () => store.closeDialog());
  await tapPoster();
  expect([store.dialog, calls]).toEqual(['none', ['info', 'info', 'check']]);
});

it('tapped before its start: shows the status, and claims nothing', async () => {
  const store = await open(['NOT_START', 'NOT_START']);
  await act(async () => store.closeDialog());
  await tapPoster();
  expect([store.dialog, calls]).toEqual(['status', ['info', 'info']]);
});

it('an open activity shown again sends nothing', async () => {
  await open(['PROCEED']);
  await seeAgain();
  expect(calls).toEqual(['info', 'check']);
});

it('shown again after a 401 elsewhere: the account’s data is gone', async () => {
  const store = await open(['PROCEED']);
  await act(async () =>
    runInAction(() => Object.assign(store, { coupons: [coupon], maskedPhone: '138****0000' })),
  );
  visitor.isLoggedIn = false;
  await seeAgain();
  expect([store.coupons, store.maskedPhone]).toEqual([[], null]);
});
