import { boolean, number, object, string, words } from '@/api/decode';
import { type Decoder, type OnBadPart } from '@/api/decoder';
import { goodOnes, isObject, withDefault } from '@/api/lenient';
import { type CampaignModule, CATALOG, type ModuleType } from './catalog';
import type { CampaignBase, GuideBar, LocationBar, ModulePlace, PageTabs } from './campaignTypes';
import { ContractError } from '@/api/errors';
import { plainColor } from '@/utils/color';
import { subscribeInfo } from './subscribeInfo';

/** A part of the response that is not shown. */
export interface PageProblem {
  /** Field of the response, with its index if it is a list. */
  readonly part: string;
  /** `unknown`: a module type that this version does not know. */
  readonly kind: 'unknown' | 'malformed';
  readonly why: string;
}

/** A page has one or two dozen modules; more than this is bad data. */
const MAX_MODULES_OF_A_TYPE = 50;

/** Fields that are named like modules but are bars. */
const BARS = ['guideBarModule', 'locationModule', 'pageIndicatorModule'];
const isModuleField = (field: string): boolean => /Module(List)?$/.test(field) && !BARS.includes(field);

function keysOf<T extends object>(record: T): readonly (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

const TYPES: readonly ModuleType[] = keysOf(CATALOG);

/**
 * The modules of a page-info response, sorted by `order` (product §2.3). Never throws: modules that cannot be read and
 * unknown types are left out and reported in `problems`.
 */
export function readModules(
  data: Readonly<Record<string, unknown>>,
  problems: PageProblem[],
): readonly CampaignModule[] {
  const found: CampaignModule[] = [];
  for (const type of TYPES) {
    const { field, read } = CATALOG[type];
    const value = data[field];
    const isList = field.endsWith('List');
    for (const [index, item] of itemsOf(value, isList).entries()) {
      const part = isList ? `${field}[${index}]` : field;
      try {
        found.push(read(item, part, readPlace(item, part)));
      } catch (cause) {
        // Catches more than ApiError: a bug in one module's reader must not break the page, and is reported too.
        problems.push({
          part,
          kind: 'malformed',
          why: cause instanceof Error ? cause.message : String(cause),
        });
      }
    }
  }
  const known: readonly string[] = TYPES.map((type) => CATALOG[type].field);
  for (const field of Object.keys(data))
    if (isModuleField(field) && !known.includes(field) && itemsOf(data[field], false).length > 0)
      problems.push({ part: field, kind: 'unknown', why: 'no such module type' });
  return inOrder(found);
}

/** Null, missing and an empty list mean no module. A list field whose value is not a list is one malformed module. */
function itemsOf(value: unknown, isList: boolean): readonly unknown[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [value];
  const items: readonly unknown[] = value;
  return isList ? items.slice(0, MAX_MODULES_OF_A_TYPE) : items.length === 0 ? [] : [items];
}

/** Without an `order` a module goes last; without an id it is named after its field. */
function readPlace(value: unknown, part: string): ModulePlace {
  const source = isObject(value) ? value : {};
  const id = raw(source['uniqueId'], `${part}.uniqueId`);
  return {
    order: withDefault(number, Number.MAX_SAFE_INTEGER)(source['order'], `${part}.order`),
    uniqueId: id || part,
    fioIndex: withDefault(number, 0)(source['fioIndex'], `${part}.fioIndex`),
  };
}

/**
 * Modules with equal `order` keep the response's order. A duplicate id gets a suffix, since tabs and tracking rely on
 * ids.
 */
function inOrder(modules: readonly CampaignModule[]): readonly CampaignModule[] {
  const taken = new Set<string>();
  return modules
    .map((module, index) => ({ module, index }))
    .sort((a, b) => a.module.place.order - b.module.place.order || a.index - b.index)
    .map(({ module, index }) => {
      const { uniqueId } = module.place;
      if (!taken.has(uniqueId)) {
        taken.add(uniqueId);
        return module;
      }
      return { ...module, place: { ...module.place, uniqueId: `${uniqueId}#${index}` } };
    });
}

/**
 * The page-info response, read part by part (product §2.3): missing or malformed parts are left out and reported in
 * `problems`, the rest is shown. Reading throws only if the response is not an object.
 */
export interface CampaignPage {
  readonly base: CampaignBase;
  readonly guideBar: GuideBar | null;
  readonly locationBar: LocationBar | null;
  readonly tabs: PageTabs | null;
  /** In display order. */
  readonly modules: readonly CampaignModule[];
  readonly problems: readonly PageProblem[];
}

const MAX_TABS = 20;

const text = withDefault(words, '');
/** Not shown as text, so left as is: addresses and HTML are checked where they are used. */
const raw = withDefault(string, '');
const isOn = withDefault(boolean, false);
/** '' if missing or not a plain colour. */
const color: Decoder<string> = (value, path) => plainColor(raw(value, path)) ?? '';

/**
 * Reads `data` of the page-info call.
 * @throws ContractError if it is not an object
 */
export const campaignPage: Decoder<CampaignPage> = (value, path) => {
  if (!isObject(value)) throw new ContractError(path, 'an object');
  const data = value;
  const problems: PageProblem[] = [];
  const noteBad: OnBadPart = (cause) =>
    void problems.push({ part: 'baseInfo', kind: 'malformed', why: cause.message });
  const base = readBase(data, noteBad);
  const modules = readModules(data, problems);
  return {
    base,
    guideBar: readGuideBar(data['guideBarModule']),
    locationBar: readLocationBar(data['locationModule']),
    tabs: readTabs(data['pageIndicatorModule'], modules),
    modules,
    problems,
  };
};

function readBase(data: Readonly<Record<string, unknown>>, onBad: OnBadPart): CampaignBase {
  const info = isObject(data['baseInfo']) ? data['baseInfo'] : {};
  const read = <T>(decode: Decoder<T>, field: string): T => decode(info[field], `baseInfo.${field}`);
  return {
    pageName: read(text, 'pageName').trim(),
    isFinished: info['statusCode'] === 'FINISHED',
    clients: goodOnes(number, 20)(info['clientList'], 'baseInfo.clientList', onBad),
    headerUrl: read(raw, 'headImgUrl'),
    groundColor: read(color, 'bottomColor'),
    rulesHtml: read(raw, 'ruleDesc'),
    hasShareButton: read(isOn, 'shareButtonSwitch'),
    shareTitle: read(text, 'shareTitle').trim(),
    shareImageUrl: read(raw, 'shareImgUrl'),
    hasSubscribeBar: read(isOn, 'subscribePromptBarSwitch'),
    subscribeText: read(text, 'subscribePromptText').trim(),
    subscribeStatus: subscribeInfo(data['subscribeInfo'], 'subscribeInfo', onBad),
  };
}

function readGuideBar(value: unknown): GuideBar | null {
  if (!isObject(value) || !isOn(value['guideBarSwitch'], 'guideBarSwitch')) return null;
  const imageUrl = raw(value['imgUrl'], 'guideBarModule.imgUrl');
  return imageUrl === '' ? null : { imageUrl, linkUrl: raw(value['linkUrl'], 'guideBarModule.linkUrl') };
}

function readLocationBar(value: unknown): LocationBar | null {
  if (!isObject(value) || !isOn(value['locationComponentSwitch'], 'locationComponentSwitch')) return null;
  const area = value['defaultArea'];
  const city = isObject(area) ? text(area['cityName'], 'defaultArea.cityName').trim() : '';
  const province = isObject(area) ? text(area['provinceName'], 'defaultArea.provinceName').trim() : '';
  const hasDefault = isOn(value['defaultLocationSwitch'], 'defaultLocationSwitch') && city !== '';
  return { defaultArea: hasDefault ? { city, province } : null };
}

const wireTab = object({ moduleUniqueId: string, moduleDisplayName: words });

/** Product §2.2: the tab bar needs at least two tabs; tabs for modules that are not on the page are dropped. */
function readTabs(value: unknown, modules: readonly CampaignModule[]): PageTabs | null {
  if (!isObject(value)) return null;
  const ids = modules.map(({ place }) => place.uniqueId);
  const known = new Set(ids);
  const tabs = goodOnes(wireTab, MAX_TABS)(value['pageModuleList'], 'pageIndicatorModule.pageModuleList')
    .map(({ moduleUniqueId, moduleDisplayName }) => ({
      moduleId: moduleUniqueId,
      title: moduleDisplayName.trim(),
      position: ids.indexOf(moduleUniqueId),
    }))
    .filter(
      ({ moduleId, title }, index, all) =>
        title !== '' && known.delete(moduleId) && all.findIndex((tab) => tab.moduleId === moduleId) === index,
    );
  if (tabs.length < 2) return null;
  const colors = isObject(value['textAndColor']) ? value['textAndColor'] : {};
  const read = (field: string): string => color(colors[field], `textAndColor.${field}`);
  return {
    tabs,
    colors: {
      selectedGround: read('selectedButtonColor'),
      selectedText: read('selectedTextColor'),
      ground: read('notSelectedButtonColor'),
      text: read('notSelectedTextColor'),
    },
  };
}

/**
 * The modules to show: all, or for a finished campaign all but the common ones (product §2.4 "Campaign finished").
 * Returns the same array when nothing is hidden.
 */
export function visibleModules({ base, modules }: CampaignPage): readonly CampaignModule[] {
  if (!base.isFinished || modules.every(isShownWhenFinished)) return modules;
  return modules.filter(isShownWhenFinished);
}

/** The tabs whose modules are shown; null when fewer than two are left (product §2.2). */
export function visibleTabs(page: CampaignPage): PageTabs | null {
  if (page.tabs === null || visibleModules(page) === page.modules) return page.tabs;
  const shown = new Set(visibleModules(page).map(({ place }) => place.uniqueId));
  const tabs = page.tabs.tabs.filter(({ moduleId }) => shown.has(moduleId));
  return tabs.length < 2 ? null : { ...page.tabs, tabs };
}

const isShownWhenFinished = ({ type }: CampaignModule): boolean => type !== 'common';
