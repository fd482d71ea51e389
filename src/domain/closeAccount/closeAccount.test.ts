import { checkLogOff } from '@/api/generated/operations/closeAccount';
import { tellable, wayOf } from './closeAccount';

const check = (fields: object) => tellable(checkLogOff.decode({ phone: '139****5678', ...fields }, 'data'));

it('an obstacle that can be told stands in the way, of whatever kind it is', () => {
  const obstacles = [
    { kind: 'PARCEL', text: '还有 1 个包裹待取' },
    { kind: 'ORDER', text: '' },
    { kind: 'OF_TOMORROW', text: '还有一件新的事' },
  ];
  const told = check({ obstacles }).obstacles.map(({ kind, text }) => [kind, text, wayOf(kind).text]);
  expect(told).toEqual([
    ['PARCEL', '还有 1 个包裹待取', '去取件'],
    ['ORDER', '', '查看订单'],
    ['unknown', '还有一件新的事', '去看看'],
  ]);
});

it('what has neither a kind nor words stops nobody, and nothing without words is lost', () => {
  const told = check({
    obstacles: [{ futureField: 1 }, { kind: 'OF_TOMORROW', text: ' ' }],
    losses: [{ text: '3 张优惠券' }, { futureField: 1 }],
  });
  expect(told.obstacles).toEqual([]);
  expect(told.losses.map(({ text }) => text)).toEqual(['3 张优惠券']);
});
