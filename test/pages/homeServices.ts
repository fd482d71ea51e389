/** Home services in a city. */
import { visiblePage } from '../engines/host';
import { MOBILE } from '../journeys/steps';
import { busy, failing, late } from './common';
import type { PageDescription } from './types';

const gather = (configId: string): string => `/HsGather/${configId}`;
const EMPTY = '当前城市暂未开通到家服务';

export const HOME_SERVICE_PAGES: readonly PageDescription[] = [
  {
    route: 'hsGather',
    hasOwnTitle: true,
    states: [
      { name: 'hs', address: gather('HS-OPEN'), seen: '日常保洁 2 小时', isFullPage: true },
      {
        name: 'hs-running',
        address: gather('HS-OPEN'),
        mobile: '13800000011',
        seen: '继续邀请',
        isPictureOnly: true,
      },
      { name: 'hs-empty', address: gather('HS-EMPTY'), seen: EMPTY },
      {
        name: 'hs-cities',
        address: gather('HS-EMPTY'),
        steps: ({ page }) => page.getByRole('button', { name: '切换城市', exact: true }).click(),
        seen: (page) => page.getByRole('group', { name: '按首字母选择' }),
      },
      {
        name: 'hs-place',
        address: gather('HS-PLACE'),
        seen: (page) => page.locator('#m-group-home'),
        isPictureOnly: true,
      },
      {
        name: 'hs-broken',
        address: gather('HS-BROKEN'),
        seen: (page) => page.locator('#m-group-home'),
        isPictureOnly: true,
      },
      { name: 'hs-gone', address: gather('HS-GONE'), seen: '本页面已下线，看看其他服务吧' },
      {
        name: 'hs-failed',
        address: gather('HS-OPEN'),
        faults: [failing('aggregatePage/home')],
        seen: '重试',
        isPictureOnly: true,
      },
      {
        name: 'hs-skeleton',
        address: gather('HS-OPEN'),
        faults: [late('aggregatePage/home')],
        seen: busy,
        isPictureOnly: true,
      },
      { name: 'hs-hostile', address: gather('HS-HOSTILE'), mobile: MOBILE, seen: '活动指引' },
    ],
    inPackages: [
      {
        name: 'home services: empty',
        query: 'configId=HS-EMPTY',
        seen: EMPTY,
        firstRender: {
          // The header's picture appears when it loads, before or after the bar.
          held: ['queryProvAndCityBySort', 'art/weekly.svg'],
          also: (page) => visiblePage(page).getByText('切换城市').first(),
        },
      },
      { name: 'home services', query: 'configId=HS-OPEN', seen: '日常保洁 2 小时' },
    ],
  },
];
