/**
 * The module types of the weekly page: under which field of the answer each comes, and how it is read. Pure; the
 * components stand in `registry.tsx`, which the compiler keeps complete. A new module type is a folder in `modules/`
 * and a line in each of the two.
 */
import type { Decoder } from '@/api/decode';
import type { ModulePlace } from './campaignTypes';
import { independentModule } from './modules/independent/independentModule';

/**
 * @param field of the answer: one module, or a list of them when its name ends in `List`
 * @param decode throws an ApiError when nothing of it can be shown
 */
function entry<T extends string, V>(type: T, field: string, decode: Decoder<V>) {
  return {
    field,
    read: (value: unknown, path: string, place: ModulePlace) => ({ type, place, view: decode(value, path) }),
  };
}

export const CATALOG = {
  independent: entry('independent', 'independentModuleList', independentModule),
};

export type ModuleType = keyof typeof CATALOG;
/** A module that was read, with its place on the page. */
export type CampaignModule = Readonly<ReturnType<(typeof CATALOG)[ModuleType]['read']>>;
/** What a module's component is given. */
export type ViewOf<T extends ModuleType> = Extract<CampaignModule, { readonly type: T }>['view'];
