/** Problems at a cabinet. */
import { MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

const issues = (cabinetCode: string): string => `/cabinetScan/issues?cabinetCode=${cabinetCode}`;

export const CABINET_ISSUE_PAGES: readonly PageDescription[] = [
  {
    route: 'cabinetScanIssues',
    states: [
      { name: 'issues-bare', address: '/cabinetScan/issues', seen: /^拨打客服 / },
      {
        name: 'issues-open',
        address: issues('CAB-1001'),
        mobile: MOBILE,
        steps: ({ page }) => page.getByRole('radio', { name: '格口没有打开' }).click(),
        seen: '再开一次',
        isFullPage: true,
      },
      { name: 'issues-offline', address: issues('CAB-1002'), seen: '柜机暂时离线，无法开柜，请联系客服' },
      {
        name: 'issues-failed',
        address: issues('CAB-1001'),
        faults: [{ path: 'post/act/cabinetIssues', kind: 'status', status: 500, times: 20 }],
        seen: '客服信息加载失败，请重试',
        isPictureOnly: true,
      },
      { name: 'issues-hostile', address: issues('CAB-HOSTILE'), seen: /^拨打客服 /, isFullPage: true },
    ],
    inPackages: [
      { name: 'trouble at a cabinet', query: 'cabinetCode=CAB-1001', seen: '柜机关怀礼', firstRender: {} },
    ],
  },
];
