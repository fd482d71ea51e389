import fc from 'fast-check';
import { beginPull, FAR_PX, movePull, NO_PULL, resist, type Gesture, type Point } from './pullGesture';

const at = (x: number, y: number): Point => ({ x, y });
/** A finger that touches at 0,0 on a page scrolled to its top and moves along the points. */
const drag = (...points: Point[]): Gesture =>
  points.reduce((gesture, point) => movePull(gesture, [point]), beginPull([at(0, 0)], true));

test.each([
  ['a page that is scrolled', [at(0, 0)], false],
  ['two fingers', [at(0, 0), at(9, 9)], true],
  ['no finger', [], true],
] as const)('%s starts no pull', (_name, fingers, isAtTop) =>
  expect(beginPull(fingers, isAtTop)).toBe(NO_PULL),
);

test.each([
  ['a little', [at(1, 4)], 'undecided'],
  ['down', [at(1, 20)], 'pulling'],
  ['sideways', [at(20, 8)], 'none'],
  ['diagonally', [at(20, 20)], 'none'],
  ['up', [at(0, -20)], 'none'],
  ['sideways, then down', [at(20, 0), at(20, 200)], 'none'],
  ['down, then sideways', [at(0, 20), at(200, 30)], 'pulling'],
] as const)('moving %s is %s', (_name, points, kind) => expect(drag(...points).kind).toBe(kind));

test('a second finger ends it', () => expect(movePull(drag(at(0, 50)), [at(0, 60), at(5, 5)])).toBe(NO_PULL));

test('a finger that moves back above its start leaves a distance of 0', () =>
  expect(drag(at(0, 50), at(0, -30))).toMatchObject({ kind: 'pulling', distancePx: 0 }));

test('follows the finger, by less than it moved, and never beyond the limit', () =>
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      (down, more) => {
        expect(resist(down)).toBeLessThanOrEqual(Math.min(down / 2 + 1e-9, 128));
        expect(resist(down + more)).toBeGreaterThanOrEqual(resist(down));
      },
    ),
  ));

test('a hand’s width is far enough, a flick is not', () => {
  expect(resist(200)).toBeGreaterThan(FAR_PX);
  expect(resist(80)).toBeLessThan(FAR_PX);
});
