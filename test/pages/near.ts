/** Nearby cabinets. */
import type { Visitor } from '../harness';
import type { PageDescription } from './types';

const near = (configId: string): string => `/nearbyCabinet/land?configId=${configId}`;

/** In Shenzhen, with location permission. */
const inShenzhen = async ({ context }: Visitor): Promise<void> => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 113.95, latitude: 22.54 });
};

export const NEAR_PAGES: readonly PageDescription[] = [
  {
    route: 'nearbyCabinetLand',
    hasOwnTitle: true,
    states: [
      // The page of the day; the test browser has no location.
      { name: 'near-nowhere', address: '/nearbyCabinet/land', seen: /^未.*看不到附近的快递柜$/ },
      {
        name: 'near-open',
        address: near('NEAR-OPEN'),
        before: inShenzhen,
        seen: '阳光花园1 号快递柜',
        isFullPage: true,
      },
      {
        name: 'near-map',
        address: near('NEAR-OPEN'),
        before: inShenzhen,
        steps: async ({ page }) => {
          await page.getByRole('button', { name: '看地图' }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: '阳光花园1 号快递柜', exact: true })
            .click();
        },
        seen: (page) => page.getByRole('dialog').getByRole('listitem'),
      },
      {
        name: 'near-none',
        address: near('NEAR-NONE'),
        before: inShenzhen,
        seen: '附近暂时没有快递柜，换个城市看看',
        isFullPage: true,
      },
      {
        name: 'near-cities',
        address: near('NEAR-NONE'),
        before: inShenzhen,
        steps: ({ page }) => page.getByRole('button', { name: '选择城市' }).click(),
        seen: '热门城市',
      },
      {
        name: 'near-failed',
        address: near('NEAR-OPEN'),
        before: inShenzhen,
        faults: [{ path: 'nearbyCabinet/getLandingPageConfig', kind: 'status', status: 500, times: 20 }],
        seen: (page) => page.getByRole('button', { name: '重试' }),
        isPictureOnly: true,
      },
      {
        name: 'near-hostile',
        address: near('NEAR-HOSTILE'),
        before: inShenzhen,
        seen: /99\+/,
        isFullPage: true,
      },
    ],
    inPackages: [{ name: 'cabinets near by', query: 'configId=NEAR-OPEN', seen: /切换城市/ }],
  },
];
