/**
 * Taro's mini-program templates omit the attributes that screen readers use; both hosts support `aria-…` attributes.
 * Without this plugin `setData` would send the attributes of platform/markup, and the template would drop them.
 */
import path from 'node:path';
import components from './ariaComponents.json';

interface PluginContext {
  registerMethod(method: { name: string; fn: (platform: MiniPlatform) => void }): void;
}

interface MiniPlatform {
  /** Absent on H5. */
  readonly template?: {
    /** Name of an attribute in the template. */
    replacePropName: (name: string, ...more: readonly unknown[]) => string;
    mergeComponents(context: PluginContext, patch: Record<string, Record<string, string>>): void;
  };
  runtimePath?: string | string[];
}

/**
 * Each host's own document names the role's attribute differently: `aria-role` in the messaging app's, `role` in the
 * payment app's (both: components, accessibility). Only the template's name differs; app and runtime use `ariaRole`.
 */
const ROLE = 'aria-role';
const ROLE_OF_ALIPAY = 'role';

/**
 * The payment app draws a focused input with the system's native field unless this is disabled; inside a fixed element
 * (sheets, dialogs, bars) that field is then misplaced (its document: components, input, `enableNative`). Taro's
 * template sets true by default; no input here benefits from it.
 */
const NOT_NATIVE = { enableNative: 'false' };

/**
 * There, a picture is announced as one only if both role and label are set; a role without a label is ignored (its
 * document: aria-component). Set in the template, so that no picture sends its role in `setData`.
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
      // The runtime numbers attributes the same way and must know them too.
      platform.runtimePath = [
        runtimePath,
        path.resolve(__dirname, 'ariaRuntime.mjs'),
        path.resolve(__dirname, '..', 'typing', 'formRuntime.mjs'),
      ].flat();
    },
  });
};
