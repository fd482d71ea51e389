/**
 * Taro's mini-program templates leave out what screen readers read; both hosts know `aria-role` and `aria-label`.
 * Without this plugin the attributes of platform/markup would travel in `setData` and be dropped by the template.
 */
interface PluginContext {
  registerMethod(method: { name: string; fn: (platform: MiniPlatform) => void }): void;
}

interface MiniPlatform {
  /** Absent on H5. */
  readonly template?: { mergeComponents(context: PluginContext, patch: Record<string, Record<string, string>>): void };
}

export default (context: PluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn({ template }) {
      const aria = { 'aria-role': '', 'aria-label': '' };
      template?.mergeComponents(context, { View: aria, Text: aria, Image: aria, Input: aria, Button: aria });
    },
  });
};
