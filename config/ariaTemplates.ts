/**
 * Taro's mini-program templates leave out what screen readers read; both hosts know `aria-role` and `aria-label`.
 * Without this plugin the attributes of platform/markup would travel in `setData` and be dropped by the template.
 */
import path from 'node:path';
import components from './mini/ariaComponents.json';

interface PluginContext {
  registerMethod(method: { name: string; fn: (platform: MiniPlatform) => void }): void;
}

interface MiniPlatform {
  /** Absent on H5. */
  readonly template?: {
    mergeComponents(context: PluginContext, patch: Record<string, Record<string, string>>): void;
  };
  runtimePath?: string | string[];
}

export default (context: PluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template, runtimePath = [] } = platform;
      if (template === undefined) return;
      template.mergeComponents(context, components);
      // The runtime numbers attributes the same way and has to know them too.
      platform.runtimePath = [runtimePath, path.resolve(__dirname, 'mini', 'ariaRuntime.mjs')].flat();
    },
  });
};
