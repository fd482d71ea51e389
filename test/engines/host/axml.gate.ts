import { axmlToWxml, sjsToWxs } from '../../../sandbox/lab/engine/axml';

describe('payment-app templates in the messaging app’s spelling', () => {
  it('turns directives, events and imports', () => {
    const axml =
      '<import src="../../base.axml"/><view a:for="{{root.cn}}" a:key="sid" onTap="eh" catchTouchMove="eh" onagreeprivacyauthorization="eh" data-on="1"></view>';
    expect(axmlToWxml(axml)).toBe(
      '<import src="../../base.wxml"/><view wx:for="{{root.cn}}" wx:key="sid" bind:tap="eh" catch:touchmove="eh" bind:agreeprivacyauthorization="eh" data-on="1"></view>',
    );
  });

  it('turns script modules', () => {
    expect(axmlToWxml('<import-sjs name="xs" from="./utils.sjs" />')).toBe(
      '<wxs module="xs" src="./utils.wxs" />',
    );
    expect(sjsToWxs('export default { a: 1 }')).toBe('module.exports = { a: 1 }');
  });
});
