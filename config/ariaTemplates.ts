/**
 * Taro's mini-program templates leave out what screen readers read; both hosts know the `aria-…` attributes. Without
 * this plugin the attributes of platform/markup would travel in `setData` and be dropped by the template.
 */
import path from 'node:path';
import components from './mini/ariaComponents.json';

interface PluginContext {
  registerMethod(method: { name: string; fn: (platform: MiniPlatform) => void }): void;
}

interface MiniPlatform {
  /** Absent on H5. */
  readonly template?: {
    /** What the template calls an attribute. */
    replacePropName: (name: string, ...more: readonly unknown[]) => string;
    mergeComponents(context: PluginContext, patch: Record<string, Record<string, string>>): void;
  };
  runtimePath?: string | string[];
}

/**
 * The role's attribute has another name in each host's own document: `aria-role` in the messaging app's, `role` in the
 * payment app's (both: components, accessibility). Only the template's word differs; app and runtime say `ariaRole`.
 */
const ROLE = 'aria-role';
const ROLE_OF_ALIPAY = 'role';

/**
 * The payment app draws an input that has the focus with the system's own field, unless it is told not to; one inside
 * what stands fixed (sheets, dialogs, bars) then stands elsewhere (its document: components, input, `enableNative`).
 * Taro's template says true by default; no input here is better off with it.
 */
const NOT_NATIVE = { enableNative: 'false' };

/**
 * A picture there is read out as one only where both role and label are set; a role without a label is passed over (its
 * document: aria-component). In the template, so that no picture sends its role in `setData`.
 */
const IS_PICTURE = { [ROLE]: "'img'" };

export default (context: PluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template, runtimePath = [] } = platform;
      if (template === undefined) return;
      template.mergeComponents(context, components);
      if (process.env.TARO_ENV === 'alipay') {
        template.mergeComponents(context, { Input: NOT_NATIVE, Image: IS_PICTURE });
        const replacePropName = template.replacePropName.bind(template);
        template.replacePropName = (name, ...more) =>
          name === ROLE ? ROLE_OF_ALIPAY : replacePropName(name, ...more);
      }
      // The runtime numbers attributes the same way and has to know them too.
      platform.runtimePath = [
        runtimePath,
        path.resolve(__dirname, 'mini', 'ariaRuntime.mjs'),
        path.resolve(__dirname, 'mini', 'formRuntime.mjs'),
      ].flat();
    },
  });
};
