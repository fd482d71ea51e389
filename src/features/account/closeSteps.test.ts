import { checkLogOff } from '@/api/generated/operations/closeAccount';
import { tellable, obstacleAction } from './closeSteps';

const check = (fields: object) => tellable(checkLogOff.decode({ phone: '139****5678', ...fields }, 'data'));

it('an obstacle with a text or a known kind blocks, whatever its kind', () => {
  const obstacles = [
    { kind: 'PARCEL', text: '还有 1 个包裹待取' },
    { kind: 'ORDER', text: '' },
    { kind: 'OF_TOMORROW', text: '还有一件新的事' },
  ];
  const reported = check({ obstacles }).obstacles.map(({ kind, text }) => [
    kind,
    text,
    obstacleAction(kind).text,
  ]);
  expect(reported).toEqual([
    ['PARCEL', '还有 1 个包裹待取', '去取件'],
    ['ORDER', '', '查看订单'],
    ['unknown', '还有一件新的事', '去看看'],
  ]);
});

it('an obstacle without known kind and text does not block, and losses without a text are dropped', () => {
  const reported = check({
    obstacles: [{ futureField: 1 }, { kind: 'OF_TOMORROW', text: ' ' }],
    losses: [{ text: '3 张优惠券' }, { futureField: 1 }],
  });
  expect(reported.obstacles).toEqual([]);
  expect(reported.losses.map(({ text }) => text)).toEqual(['3 张优惠券']);
});
