import { createContext } from 'react';

/**
 * Around content that may be out of date: called on every tap that would act; true means that it must not act now, after
 * a sentence that says why. Null: nothing is held back.
 */
export const PressHold = createContext<(() => boolean) | null>(null);
