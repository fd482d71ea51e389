/**
 * Whether the user may correct the name under which parcels are handed out. Both names are the description's (product
 * §2.3 "Global state"), which does not define them.
 * Decision: `pickChangeNameSwitch` is the response of the call; `pickChangeNameDone` means that the name was changed in
 * this visit, which each account can do once.
 */
import { observable, runInAction } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { ApiError } from '@/api/errors';
import { pickNameSwitch } from '@/api/generated/operations/pickTab';

export const pickName = observable({ pickChangeNameSwitch: false, pickChangeNameDone: false });

/**
 * Fetches whether it may be offered; a failure offers nothing (product §2.7 "Pick-name-change switch fetch").
 * @param scope of the account on the page: once cancelled, the state is left unchanged
 */
export async function loadPickName(gateway: Pick<Gateway, 'call'>, scope: Scope): Promise<void> {
  const isOn = await askSwitch(gateway, scope);
  if (scope.isCancelled) return;
  runInAction(() => {
    pickName.pickChangeNameSwitch = isOn;
  });
}

/** Drops the previous user's data. */
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
    // One row of many: the page itself reports login and network problems.
    if (cause instanceof ApiError) return false;
    throw cause;
  }
}
