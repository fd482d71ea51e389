/**
 * Compares what the style sheets show at a given time with the motion plans: compiles the sheets and evaluates their
 * animations as CSS would.
 */
import path from 'node:path';
import postcss, { type Rule, type Root, type AtRule } from 'postcss';
import { compile } from 'sass';
import { stripOf } from '../board';
import type { Prize } from '../drawTypes';
import { gridMotion, gridSteps, lastOf, slowDown, speedUp } from '../motion/gridMotion';
import { type Motion, START_DELAY_MS } from '../motion/motions';
import { rowMotion } from '../motion/rowMotion';
import { lightClass, rowClasses } from './motionClasses';

const SHEETS = path.join(__dirname, '..');
const load = (sheet: string): Root => postcss.parse(compile(path.join(SHEETS, sheet)).css);

interface Animation {
  readonly name: string;
  readonly durationMs: number;
  readonly delayMs: number;
  readonly timing: string;
  readonly isInfinite: boolean;
  readonly fillsBefore: boolean;
  readonly fillsAfter: boolean;
}
interface Frame {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const numbers = (transform: string): { x: number; y: number } => {
  const [x = 0, y = 0] = /\((.*)\)/.exec(transform)?.[1]?.split(',').map(parseFloat) ?? [];
  return { x, y };
};

/** The declarations of one sheet's classes, and its animations. */
class Sheet {
  /** Class -> property -> value. */
  private readonly rules = new Map<string, Map<string, string>>();
  private readonly keyframes = new Map<string, readonly Frame[]>();

  constructor(name: string) {
    load(name).each((node) => {
      if (node.type === 'rule') this.addRule(node);
      else if (node.type === 'atrule' && node.name === 'keyframes') this.addKeyframes(node);
    });
  }

  private addRule(rule: Rule): void {
    for (const selector of rule.selectors) {
      const properties = this.rules.get(selector.slice(1)) ?? new Map<string, string>();
      rule.each((node) => void (node.type === 'decl' && properties.set(node.prop, node.value)));
      this.rules.set(selector.slice(1), properties);
    }
  }

  private addKeyframes(rule: AtRule): void {
    const frames: Frame[] = [];
    rule.each((node) => {
      if (node.type !== 'rule') return;
      for (const stop of node.selectors) {
        const at = stop === 'from' ? 0 : stop === 'to' ? 1 : parseFloat(stop) / 100;
        node.each((one) => void (one.type === 'decl' && frames.push({ at, ...numbers(one.value) })));
      }
    });
    this.keyframes.set(
      rule.params,
      frames.sort((a, b) => a.at - b.at),
    );
  }

  /** In the order of the sheet: the later declaration wins. */
  declared(classes: readonly string[], property: string): string | undefined {
    let found: string | undefined;
    for (const [name, properties] of this.rules)
      if (classes.includes(name)) found = properties.get(property) ?? found;
    return found;
  }

  animations(classes: readonly string[]): readonly Animation[] {
    const delay = this.declared(classes, 'animation-delay');
    return (this.declared(classes, 'animation') ?? '')
      .split(/,(?![^(]*\))/)
      .filter((one) => one.trim() !== '')
      .map((one) => {
        const words = one.trim().split(/\s+(?![^(]*\))/);
        const times = words.filter((word) => /^-?[\d.]+ms$/.test(word)).map(parseFloat);
        return {
          name: words[0] ?? '',
          durationMs: times[0] ?? 0,
          delayMs: delay === undefined ? (times[1] ?? 0) : parseFloat(delay),
          timing: words.find((word) => /^(steps|step-end|ease)/.test(word)) ?? '',
          isInfinite: words.includes('infinite'),
          fillsBefore: words.includes('both'),
          fillsAfter: words.includes('both'),
        };
      });
  }

  /** Position of an element with these classes, in percent of its size, `ms` after it received them. */
  where(classes: readonly string[], ms: number): { x: number; y: number } {
    const base = this.declared(classes, 'transform');
    let found = base === undefined ? { x: 0, y: 0 } : numbers(base);
    for (const animation of this.animations(classes)) {
      const { durationMs, delayMs, isInfinite, fillsBefore, fillsAfter } = animation;
      const since = ms - delayMs;
      if (since < 0 && !fillsBefore) continue;
      if (since >= durationMs && !isInfinite && !fillsAfter) continue;
      const progress = isInfinite
        ? (Math.max(since, 0) % durationMs) / durationMs
        : Math.min(Math.max(since / durationMs, 0), 1);
      found = this.at(animation, progress, found);
    }
    return found;
  }

  private at(
    { name, timing }: Animation,
    progress: number,
    base: { x: number; y: number },
  ): { x: number; y: number } {
    const own = this.keyframes.get(name) ?? [];
    expect(own.length).toBeGreaterThan(0);
    // A sheet may omit the first or last frame; the element's own transform applies then.
    const frames = [
      ...(own[0]?.at === 0 ? [] : [{ at: 0, ...base }]),
      ...own,
      ...(own[own.length - 1]?.at === 1 ? [] : [{ at: 1, ...base }]),
    ];
    const steps = /steps\((\d+)\)/.exec(timing);
    // Tolerance for the rounding of percentages.
    const index = frames.filter(({ at }) => at <= progress + 1e-9).length - 1;
    const from = frames[index];
    const to = frames[Math.min(index + 1, frames.length - 1)];
    if (from === undefined || to === undefined) throw new Error(`no frame of ${name}`);
    if (timing === 'step-end' || from === to) return { x: from.x, y: from.y };
    const share = (progress - from.at) / (to.at - from.at);
    const eased = steps === null ? share : Math.floor(share * Number(steps[1]) + 1e-6) / Number(steps[1]);
    return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
  }
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

describe('light of the grid', () => {
  const sheet = new Sheet('prizes.module.scss');
  const RING = ['0,0', '100,0', '200,0', '200,100', '200,200', '100,200', '0,200', '0,100'];
  const placeAt = (motion: Motion, ms: number): number => {
    const { x, y } = sheet.where(['light', lightClass(motion)], ms);
    return RING.indexOf(`${x},${y}`);
  };

  it('rests at the given place', () => {
    for (const at of PLACES) expect(placeAt({ kind: 'rest', at }, 0)).toBe(at);
  });

  it.each(PLACES)(
    'runs from %i as planned: at the middle of every interval it is on the planned place',
    (from) => {
      const run: Motion = { kind: 'run', from };
      expect([0, 250, START_DELAY_MS + 219].map((ms) => placeAt(run, ms))).toEqual([from, from, from]);
      const steps = gridSteps(from, lastOf(speedUp(from)) + 3 * 320 + 1, 0).filter(
        ({ atMs }) => atMs <= lastOf(speedUp(from)) + 3 * 320,
      );
      for (const { at, atMs } of steps) expect(placeAt(run, START_DELAY_MS + atMs + 20)).toBe(at);
    },
  );

  it.each(PLACES)('stops on %i as planned, and stays', (to) => {
    const stop: Motion = { kind: 'stop', from: 0, to };
    expect(placeAt(stop, 0)).toBe(0);
    for (const { at, atMs } of slowDown(to)) expect(placeAt(stop, atMs + 20)).toBe(at);
    const end = lastOf(slowDown(to));
    expect([placeAt(stop, end - 1) === to, placeAt(stop, end), placeAt(stop, end + 60_000)]).toEqual([
      false,
      to,
      to,
    ]);
  });

  it('the stop takes over exactly where the run is', () => {
    for (const from of PLACES)
      for (const elapsedMs of [-400, 0, 700, 1_234, 5_000]) {
        const { waitMs, from: start } = gridMotion.planStop(from, elapsedMs, 3);
        const handOverMs = START_DELAY_MS + elapsedMs + waitMs;
        expect(placeAt({ kind: 'run', from }, handOverMs + 1)).toBe(start);
      }
  });

  it('moves by transform only', () => {
    load('prizes.module.scss').walkAtRules('keyframes', (rule) => {
      rule.walkDecls((declaration) => expect(declaration.prop).toBe('transform'));
    });
  });
});

describe('row', () => {
  const sheet = new Sheet('components/Row.module.scss');
  const pool = (count: number): Prize[] =>
    Array.from({ length: count }, (_, index) => ({
      code: `P${index}`,
      type: 2,
      name: '',
      imageUrl: '',
      couponType: 3,
      cost: '1',
      business: '',
      limitText: '',
    }));
  /** The item under the mark: the middle of the strip, or the frame's position. Halves are between two items. */
  const positionAt = (count: number, motion: Motion, ms: number): number => {
    const strip = stripOf(pool(count));
    const { outer, inner, frame } = rowClasses(strip, motion);
    if (!strip.isScrolling) return sheet.where(['frame', ...frame], ms).x / 100;
    const moved = sheet.where(['outer', ...outer], ms).x + sheet.where(['inner', ...inner], ms).x;
    return 1 - moved / 33.3333;
  };
  /** Every kind of row: one prize, a frame, the shortest and longest doubled strip, longer ones. */
  const COUNTS = [1, 2, 3, 4, 5, 6, 8, 9, 20];
  const expectSame = (position: number, expected: number, count: number): void => {
    const rounds = (position - expected) / count;
    expect(rounds).toBeCloseTo(Math.round(rounds), 3);
  };

  it.each(COUNTS)('%i prizes: runs item by item, slides for 100 ms, and stops where it is', (count) => {
    const strip = stripOf(pool(count));
    const motion = rowMotion({ ...strip, length: strip.items.length });
    for (let at = 0; at < count; at += 1) {
      const from = motion.startFrom(motion.restOn(at));
      const run: Motion = { kind: 'run', from };
      for (const ms of [0, 250, 499]) expect(positionAt(count, run, ms)).toBeCloseTo(from, 3);
      for (let ticks = 1; ticks <= count + 2; ticks += 1) {
        const arrived = START_DELAY_MS + (ticks - 1) * 500 + 100;
        for (const ms of [arrived + 1, arrived + 399]) {
          const seen = Math.round(positionAt(count, run, ms));
          // The same prize; and the position that the plan expects.
          expectSame(seen, from + ticks, count);
          expect(
            strip.isScrolling ? seen >= 1 && seen <= strip.items.length - 2 : seen >= 0 && seen < count,
          ).toBe(true);
        }
        if (strip.isScrolling) {
          const half = positionAt(count, run, arrived - 50) % 1;
          expect(half).toBeCloseTo(0.5, 2);
        }
      }
      for (let place = 0; place < count; place += 1) {
        const plan = motion.planStop(from, 700, place);
        const stop: Motion = { kind: 'stop', from: plan.from, to: plan.to };
        expectSame(positionAt(count, run, START_DELAY_MS + 700 + plan.waitMs - 1), plan.from, count);
        expect(positionAt(count, stop, 0)).toBeCloseTo(plan.from, 3);
        for (const ms of [2_000, 60_000]) expect(positionAt(count, stop, ms)).toBeCloseTo(plan.to, 3);
      }
    }
  });

  it('rests at the given place, initially with the first prize under the mark', () => {
    expect(positionAt(6, { kind: 'rest', at: null }, 0)).toBeCloseTo(6, 3);
    expect(positionAt(6, { kind: 'rest', at: 9 }, 0)).toBeCloseTo(9, 3);
    expect(positionAt(3, { kind: 'rest', at: 2 }, 0)).toBeCloseTo(2, 3);
    expect(rowClasses(stripOf(pool(3)), { kind: 'rest', at: null }).frame).toContain('off');
  });

  it('moves by transform only', () => {
    load('components/Row.module.scss').walkAtRules('keyframes', (rule) => {
      rule.walkDecls((declaration) => expect(declaration.prop).toBe('transform'));
    });
  });
});
