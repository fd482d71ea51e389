import { type Attempt, field, within } from '../attempt';
import { callMini, hasNative } from '../mini/callMini';
import { failure, unsupported } from '../outcome';
import type { BrightnessCapability, BrightnessOutcome } from './types';

/** A call of the host that never answers must not keep the ones after it waiting. */
const CALL_MS = 2000;
const BRIGHTEST = 1;

const call = (name: string, options: object = {}): Promise<Attempt<unknown>> =>
  within(CALL_MS, callMini(name, options));

/** Taro passes `value` on under the name that each host has for it. */
const setBrightness = (value: number): Promise<Attempt<unknown>> => call('setScreenBrightness', { value });
const keepOn = (keepScreenOn: boolean): Promise<Attempt<unknown>> =>
  call('setKeepScreenOn', { keepScreenOn });

async function findBrightness(): Promise<Attempt<number>> {
  const found = await call('getScreenBrightness');
  if (!found.ok) return found;
  const value = Number(field(found.value, 'value') ?? field(found.value, 'brightness') ?? NaN);
  // From -1: an Android window that follows the phone's brightness.
  return value >= -1 && value <= 1 ? { ok: true, value } : { ok: false, error: 'brightness unknown' };
}

interface BrightnessDifference {
  /** A value that leaves the brightness to the phone again; null: the host has none, and the found one is given back. */
  followPhone(): number | null;
  /** Whether the host says that it has no such call for this mini program. */
  isMissing(error: unknown): boolean;
}

export function makeMiniBrightness({ followPhone, isMissing }: BrightnessDifference): BrightnessCapability {
  // One after another: what a page gives back must not overtake what the next one sets.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const taken = turn.then(step);
    turn = taken;
    return taken;
  };

  async function giveBack(found: number): Promise<void> {
    const ownValue = followPhone();
    if (ownValue !== null && (await setBrightness(ownValue)).ok) return;
    await setBrightness(found);
  }

  return {
    hold() {
      let isHeld = true;
      let found: number | null = null;
      const take = async (): Promise<BrightnessOutcome> => {
        if (!isHeld) return failure('released before it was held');
        const before = await findBrightness();
        // Never changed without knowing what to give back.
        const bright = before.ok ? await setBrightness(BRIGHTEST) : before;
        if (before.ok) found = before.value;
        const on = await keepOn(true);
        if (bright.ok || on.ok) return { kind: 'held', isBright: bright.ok };
        return isMissing(bright.error) || !hasNative('setScreenBrightness')
          ? unsupported('this version neither sets the brightness nor keeps the screen on')
          : failure(bright.error);
      };
      return {
        outcome: inTurn(take),
        release() {
          if (!isHeld) return;
          isHeld = false;
          void inTurn(async () => {
            // Both also when they were not confirmed: a call that timed out may have arrived.
            if (found !== null) await giveBack(found);
            await keepOn(false);
          });
        },
      };
    },
  };
}
