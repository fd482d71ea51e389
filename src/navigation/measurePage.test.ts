import type { VitalsFigures } from '@/platform/vitals/types';
import { tracker } from '@/tracking';
import { measurePage } from './measurePage';

let mockReport: ((figures: VitalsFigures) => void) | null = null;
let mockIsSampled = true;
jest.mock('@/platform/vitals', () => ({
  vitals: {
    measure(report: typeof mockReport) {
      mockReport = report;
      return mockIsSampled ? {} : null;
    },
  },
}));
jest.mock('@/platform/host', () => ({ host: { current: () => ({ kind: 'wechat-mini' }) } }));
jest.mock('@/env', () => ({ env: { version: '1.2.3' } }));
jest.mock('@/tracking', () => ({ tracker: { track: jest.fn() } }));

test('a page’s figures are tracked with release and host, under the name of its route', () => {
  expect(measurePage('receiveCoupon')).not.toBeNull();
  expect(tracker.track).not.toHaveBeenCalled();
  mockReport?.({ target: 'weapp', firstScreen: 312 });
  expect(jest.mocked(tracker.track).mock.calls).toEqual([
    [
      {
        page: 'receiveCoupon',
        type: 'result',
        component: 'vitals',
        context: { release: '1.2.3', host: 'wechat-mini', target: 'weapp', firstScreen: 312 },
      },
    ],
  ]);
});

test('outside the sample no page is measured', () => {
  mockIsSampled = false;
  expect(measurePage('receiveCoupon')).toBeNull();
});
