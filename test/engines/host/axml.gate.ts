import { axmlToWxml, sjsToWxs, unreadRoles } from '../../../engine/compiler/axml';

describe('payment-app templates in the messaging app’s spelling', () => {
  it('turns directives, events and imports', () => {
    const axml =
      '<import src="../../base.axml"/><view a:for="{{root.cn}}" a:key="sid" onTap="eh" catchTouchMove="eh" onagreeprivacyauthorization="eh" data-on="1" role="button"></view>';
    expect(axmlToWxml(axml)).toBe(
      '<import src="../../base.wxml"/><view wx:for="{{root.cn}}" wx:key="sid" bind:tap="eh" catch:touchmove="eh" bind:agreeprivacyauthorization="eh" data-on="1" aria-role="button"></view>',
    );
  });

  it('turns script modules', () => {
    expect(axmlToWxml('<import-sjs name="xs" from="./utils.sjs" />')).toBe(
      '<wxs module="xs" src="./utils.wxs" />',
    );
    expect(sjsToWxs('export default { a: 1 }')).toBe('module.exports = { a: 1 }');
  });

  it.each([
    ['alipay', ' role="button"', []],
    ['alipay', ' aria-role="button"', ['aria-role']],
    ['weapp', ' aria-role="button"', []],
    ['weapp', ' role="button"', ['role']],
  ] as const)('%s with%s has attributes that are not read: %j', (target, attribute, unread) => {
    expect(unreadRoles(target, `<view${attribute}></view>`)).toEqual(unread);
  });
});
