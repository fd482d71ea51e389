import { lengths, LONG } from '../testing/limits';
import { drawModule } from './drawModule';

const good = {
  titleImgUrl: 'https://x.example/t.png',
  drawActivityStyle: 2,
  configId: 'FRI-GRID',
  drawPrizeActId: 'DA-1',
  drawPrizeActName: '周五抽好礼',
  jumpAppSwitch: true,
};

it('reads a draw', () => {
  expect(drawModule(good, 'm')).toEqual({
    titleImageUrl: 'https://x.example/t.png',
    name: '周五抽好礼',
    style: 'grid',
    configId: 'FRI-GRID',
    activityId: 'DA-1',
    isAppOnly: true,
  });
});

it.each([
  ['row for any other style', { drawActivityStyle: 1 }, { style: 'row' }],
  ['row for none', { drawActivityStyle: null }, { style: 'row' }],
  ['a name of ours without one', { drawPrizeActName: ' ' }, { name: '幸运抽奖' }],
  ['a long name cut', { drawPrizeActName: '抽'.repeat(10_000) }, { name: '抽'.repeat(24) }],
  ['a switch that is none as off', { jumpAppSwitch: 'yes' }, { isAppOnly: false }],
  ['no picture for what is none', { titleImgUrl: [7] }, { titleImageUrl: '' }],
])('reads %s', (_name, changes, expected) => {
  expect(drawModule({ ...good, ...changes }, 'm')).toMatchObject(expected);
});

it.each([
  ['configId', ''],
  ['configId', null],
  ['configId', 'x'.repeat(65)],
  ['drawPrizeActId', ''],
  ['drawPrizeActId', true],
  ['drawPrizeActId', 'x'.repeat(65)],
])('rejects a draw with %s %p', (field, value) => {
  expect(() => drawModule({ ...good, [field]: value }, 'm')).toThrow(`m.${field} is not`);
});

it('cuts its name and keeps ids of 64 characters', () => {
  const ids = { configId: 'x'.repeat(64), drawPrizeActId: 'x'.repeat(64) };
  expect(lengths(drawModule({ drawPrizeActName: LONG, ...ids }, 'm'))).toMatchObject({
    name: 24,
    configId: 64,
    activityId: 64,
  });
});
