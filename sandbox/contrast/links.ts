import { linkTo, type FixtureLink } from '../core/links';

const priceRecord = linkTo('寄件比价', (code) => `/contrastPrice/priceInquiryRecordDetail?inquiryNo=${code}`);
const sharedPrice = linkTo('寄件比价', (code) => `/contrastPrice/previewPage?shareCode=${code}`);
const priceCard = linkTo(
  '寄件比价',
  (code) => `/contrastPriceCardTest?style=${code.replace('CP-CARD-', '').toLowerCase()}`,
);
const comparison = (
  code: string,
  address: string,
  title: string,
  shows: string,
  description: string,
): FixtureLink => ({
  group: '寄件比价',
  code,
  title,
  path: `/contrastPrice${address}`,
  shows,
  description,
});
const CP_PARCEL =
  'fromProvince=%E5%B9%BF%E4%B8%9C%E7%9C%81&fromCity=%E6%B7%B1%E5%9C%B3%E5%B8%82&toProvince=%E5%8C%97%E4%BA%AC%E5%B8%82&toCity=%E5%8C%97%E4%BA%AC%E5%B8%82&goods=DAILY&weight=2';

export const contrastLinks: readonly FixtureLink[] = [
  comparison('CP-EMPTY', '', '开始比价', 'the form; nothing is compared yet', '填写表单，还没有比价'),
  comparison(
    'CP-OPEN',
    `?${CP_PARCEL}`,
    '比价结果',
    'seven carriers; the coupons of the account counted in',
    '七家快递；已计入账号的券',
  ),
  comparison(
    'CP-PRODUCT',
    `/productDetail?${CP_PARCEL}&carrier=SF`,
    '产品详情',
    'price by lines, services, limits, reviews',
    '价格明细、服务、限制和评价',
  ),
  comparison(
    'CP-NEW',
    `/productDetail?${CP_PARCEL}&carrier=JTJZ`,
    '暂无评价',
    'nobody has said anything of this carrier',
    '这家快递还没有评价',
  ),
  comparison(
    'CP-RECORDS',
    '/priceInquiryRecord',
    '询价记录',
    '25 records of any account that has anything, and what it asks itself',
    '有内容的账号都有 25 条记录，再加自己查的',
  ),
  priceRecord(
    'CP-CHANGED',
    '价格有变',
    'asked again: dearer, cheaper, one carrier more',
    '再查一次：有的贵了、有的便宜了，多一家快递',
  ),
  priceRecord(
    'CP-GONE',
    '快递停运',
    'asked again: a carrier does not go there any more',
    '再查一次：有一家快递不送那里了',
  ),
  priceRecord('CP-SAME', '价格未变', 'asked again: the freight is what it was', '再查一次：运费没变'),
  priceRecord('CP-NOBODY', '没有这条记录', 'no such record', '没有这条记录'),
  priceRecord(
    'CP-HOSTILE',
    '恶意内容',
    'hostile places; of 13900000066 only',
    '地点是恶意的；只属于 13900000066',
  ),
  sharedPrice(
    'CP-FRIEND',
    '好友分享',
    'the link of 13800000011; the freight was lower when it was shared',
    '13800000011 分享的链接；分享时运费更低',
  ),
  sharedPrice('CP-OVER', '分享过期', 'a link that is too old', '链接太久，已经过期'),
  sharedPrice('CP-AWAY', '分享 · 快递停运', 'the carrier does not go there any more', '这家快递不送那里了'),
  sharedPrice('CP-HOSTILE', '分享 · 恶意内容', 'hostile places', '地点是恶意的'),
  priceCard('CP-CARD-LIST', '比价卡片 · 列表', 'one under the other', '上下排列'),
  priceCard('CP-CARD-COLUMNS', '比价卡片 · 并排', 'side by side', '左右并排'),
  priceCard('CP-CARD-LINE', '比价卡片 · 单行', 'the least to pay in one line', '一行显示最低价'),
];
