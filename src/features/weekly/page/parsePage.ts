import { boolean, number, object, string, words } from '@/api/decode';
import type { Decoder, OnBadPart } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { goodOnes, isObject, withDefault } from '@/api/lenient';
import { plainColor } from '@/utils/color';
import type { PageModule } from './catalog';
import type { ModulePageBase, GuideBar, LocationBar, PageTabs } from './modulePageTypes';
import { type PageProblem, readModules } from './readModules';
import { subscribeInfo } from './subscribeInfo';

/**
 * The page-info response, read part by part (product §2.3): missing or malformed parts are left out and reported in
 * `problems`, the rest is shown. Reading throws only if the response is not an object.
 */
export interface ModulePageData {
  readonly base: ModulePageBase;
  readonly guideBar: GuideBar | null;
  readonly locationBar: LocationBar | null;
  readonly tabs: PageTabs | null;
  /** In display order. */
  readonly modules: readonly PageModule[];
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
export const parseModulePage: Decoder<ModulePageData> = (value, path) => {
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

function readBase(data: Readonly<Record<string, unknown>>, onBad: OnBadPart): ModulePageBase {
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
function readTabs(value: unknown, modules: readonly PageModule[]): PageTabs | null {
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
