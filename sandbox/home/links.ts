import { linkTo, type FixtureLink } from '../core/links';

const tab = linkTo('五个主页面', (path) => path);

export const homeLinks: readonly FixtureLink[] = [
  tab(
    '/',
    '首页',
    'campaigns by state; the nearest parcel, coupons and tasks once somebody is logged in',
    '按状态显示活动；登录后还有最近的包裹、券和任务',
  ),
  tab(
    '/send',
    '寄件',
    'seven carriers: JTJZ leaves out remote provinces, STO takes 30 kg, nobody goes to 港澳台; tomorrow’s slot from 11 is full; WC-LUGGAGE asks for more than a small parcel costs',
    '七家快递：极兔不送偏远省份，申通最多 30 公斤，港澳台都不送；明天 11 点的时段已满；WC-LUGGAGE 的价格比小件高',
  ),
  tab(
    '/pick',
    '取件',
    'three parcels: one to take, one overdue (3 yuan), one in a cabinet that is offline; 23 in history',
    '三件包裹：一件可取、一件超时（3 元）、一件在离线的柜机里；历史 23 件',
  ),
  tab('/welfare', '福利', 'the weekly page and every campaign', '周五活动页和所有活动'),
  tab('/me', '我的', '12 orders, 6 addresses, 8 coupons', '12 张订单、6 个地址、8 张券'),
];
