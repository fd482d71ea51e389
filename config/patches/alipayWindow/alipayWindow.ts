/**
 * Taro passes on window keys for which it has no payment-app spelling. That app documents no `backgroundTextStyle`, and
 * calls the bar's text colour `navigationBarFrontColor` (its document: app.json, window; the keys of a page are the
 * same).
 */
interface WindowKeys {
  backgroundTextStyle?: string;
  navigationBarTextStyle?: string;
  navigationBarFrontColor?: string;
}

interface MiniConfig {
  readonly content?: WindowKeys & { readonly window?: WindowKeys };
}

interface PluginContext {
  modifyMiniConfigs(
    change: (made: { readonly configMap: Readonly<Record<string, MiniConfig>> }) => void,
  ): void;
}

function asDocumented(keys: WindowKeys): void {
  delete keys.backgroundTextStyle;
  if (keys.navigationBarTextStyle === undefined) return;
  keys.navigationBarFrontColor = keys.navigationBarTextStyle;
  delete keys.navigationBarTextStyle;
}

export default (context: PluginContext): void => {
  if (process.env.TARO_ENV !== 'alipay') return;
  context.modifyMiniConfigs(({ configMap }) => {
    for (const { content } of Object.values(configMap)) {
      if (content === undefined) continue;
      asDocumented(content);
      if (content.window !== undefined) asDocumented(content.window);
    }
  });
};
