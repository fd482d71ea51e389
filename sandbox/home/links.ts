import { linkTo, type FixtureLink } from '../core/links';

const tab = linkTo('五个主页面', (path) => path);

export const homeLinks: readonly FixtureLink[] = [
  tab('/', '首页', 'campaigns by state; the nearest parcel, coupons and tasks once somebody is logged in'),
  tab(
    '/send',
    '寄件',
    'seven carriers: JTJZ leaves out remote provinces, STO takes 30 kg, nobody goes to 港澳台; tomorrow’s slot from 11 is full; WC-LUGGAGE asks for more than a small parcel costs',
  ),
  tab(
    '/pick',
    '取件',
    'three parcels: one to take, one overdue (3 yuan), one in a cabinet that is offline; 23 in history',
  ),
  tab('/welfare', '福利', 'the weekly page and every campaign'),
  tab('/me', '我的', '12 orders, 6 addresses, 8 coupons'),
];
