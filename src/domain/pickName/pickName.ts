/**
 * Whether the visitor may put the name right that parcels are given out under. Both names are the description's
 * (product §2.3 "Global state"); what they mean is not shown.
 * Decision: `pickChangeNameSwitch` is the answer of the call, `pickChangeNameDone` that the name was changed in
 * this visit, which an account does once.
 */
import { observable, runInAction } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { ApiError } from '@/api/errors';
import { pickNameSwitch } from '@/api/generated/operations/pickTab';

export const pickName = observable({ pickChangeNameSwitch: false, pickChangeNameDone: false });

/**
 * Asks whether it may be offered; a failure offers nothing (product §2.7 "Pick-name-change switch fetch").
 * @param scope of the visitor on the page: its end leaves what is known
 */
export async function loadPickName(gateway: Pick<Gateway, 'call'>, scope: Scope): Promise<void> {
  const isOn = await askSwitch(gateway, scope);
  if (scope.isCancelled) return;
  runInAction(() => {
    pickName.pickChangeNameSwitch = isOn;
  });
}

/** Nobody is logged in: nothing of the visitor before may stay. */
export function forgetPickName(): void {
  runInAction(() => {
    pickName.pickChangeNameSwitch = false;
    pickName.pickChangeNameDone = false;
  });
}

export function donePickName(): void {
  runInAction(() => {
    pickName.pickChangeNameDone = true;
  });
}

async function askSwitch(gateway: Pick<Gateway, 'call'>, scope: Scope): Promise<boolean> {
  try {
    return (await gateway.call(pickNameSwitch, {}, scope)).data;
  } catch (cause) {
    // It is one row of many; the page says of the same login and network what there is to say.
    if (cause instanceof ApiError) return false;
    throw cause;
  }
}
