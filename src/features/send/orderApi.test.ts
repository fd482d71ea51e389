import { fetchPage } from '@/data/testing/fetchPage';
import { orderPages } from './orderApi';

it('a page of orders', async () => {
  const { body, page } = await fetchPage(orderPages, 'ALL', {
    orderNo: 'O-1',
    stateCode: 'WAIT_PICKUP',
    carrierCode: 'SF',
    carrierName: '顺丰',
    waybillNo: 'SF1',
    goodsName: '文件',
    weight: 1,
    payFen: 1200,
    payStateCode: 'DUE',
    createTm: '2026-11-21 10:20:30',
    senderName: '张三',
    senderCity: '深圳市',
    receiverName: '李四',
    receiverCity: '北京市',
  });
  expect(body).toEqual({ tab: 'ALL', pageNo: 2, pageSize: 20 });
  expect(page).toMatchObject({
    rows: [
      {
        id: 'O-1',
        orderNo: 'O-1',
        payFen: 1200,
        payState: 'DUE',
        createdAt: '2026-11-21 10:20',
        senderCity: '深圳市',
      },
    ],
    total: 37,
  });
});
