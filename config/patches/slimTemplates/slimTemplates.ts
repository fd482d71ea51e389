/**
 * Removes from the mini programs' templates what no component of this app ever sets: Taro writes every attribute and
 * event of a host's view into each of fifteen levels (a tenth of the main package, and work for each node). Only the
 * text of the templates is changed; the numbers by which `setData` names attributes stay Taro's.
 */
import { Compilation, type Compiler, sources } from 'webpack';

/** By the names in the app's code, as test/architecture/templates.test.ts searches for them. */
export const UNUSED_PROPS = [
  'animation',
  'onAnimationStart',
  'onAnimationIteration',
  'onAnimationEnd',
  'onTransitionEnd',
  'hoverClass',
  'hoverStopPropagation',
  'hoverStartTime',
  'hoverStayTime',
  'onTouchStart',
  'onTouchMove',
  'onTouchEnd',
  'onTouchCancel',
  'onLongPress',
  'onLongTap',
  'userSelect',
  'selectable',
  'overflow',
  'maxLines',
  'numberOfLines',
  'refresherBallisticRefreshEnabled',
  'refresherTwoLevelScrollEnabled',
  'refresherTwoLevelCloseThreshold',
  'refresherTwoLevelTriggered',
  'refresherTwoLevelEnabled',
  'refresherTwoLevelThreshold',
  'refresherTwoLevelPinned',
  'refresherDefaultStyle',
  'refresherTriggered',
  'refresherEnabled',
  'refresherThreshold',
  'refresherBackground',
  'onRefresherStatusChange',
  'onRefresherWillRefresh',
  'onRefresherPulling',
  'onRefresherRefresh',
  'onRefresherRestore',
  'onRefresherAbort',
  'scrollIntoViewWithinExtent',
  'scrollIntoViewAlignment',
  'enableBackToTop',
  'scrollAnchoring',
  'fastDeceleration',
  'pagingEnabled',
  'minDragDistance',
  'enablePassive',
  'enableFlex',
  'usingSticky',
  'associativeContainer',
  'cacheExtent',
  'onDragStart',
  'onDragging',
  'onDragEnd',
  'onScrollStart',
  'onScrollEnd',
  'safePasswordCustomHash',
  'safePasswordTimeStamp',
  'safePasswordCertPath',
  'safePasswordLength',
  'safePasswordNonce',
  'safePasswordSalt',
  'sendMessageTitle',
  'sendMessagePath',
  'sendMessageImg',
  'showMessageCard',
] as const;

/** The spellings of the messaging app (`bindtransitionend`, `hover-class`) and the payment app (`onTransitionEnd`). */
const spellings = (prop: string): readonly string[] => {
  const kebab = prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [prop, kebab, prop.replace(/^on/, 'bind').toLowerCase()];
};
const names = [...new Set(UNUSED_PROPS.flatMap(spellings))].join('|');
const ATTRIBUTE = new RegExp(` (?:${names})="[^"]*"`);

/** One template file's text. */
export const slimTemplate = (text: string): string =>
  text
    .replace(new RegExp(ATTRIBUTE, 'g'), '')
    .replace(/^\s+/gm, '')
    .replace(/ {2,}(?=[\w:-]+=)/g, ' ');

export class SlimTemplates {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SlimTemplates', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SlimTemplates', stage }, (assets) => {
        const name = Object.keys(assets).find((asset) => /^base\.(wxml|axml)$/.test(asset)) ?? '';
        const text = assets[name]?.source().toString() ?? '';
        if (!ATTRIBUTE.test(text)) throw new Error('config/patches/slimTemplates: nothing to remove');
        compilation.updateAsset(name, new sources.RawSource(slimTemplate(text)));
      });
    });
  }
}
