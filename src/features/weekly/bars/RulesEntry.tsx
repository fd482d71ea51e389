import { View } from '@tarojs/components';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { useModulePage } from '../page/modulePageContext';
import { isEmbedded } from '../page/scenes';
import styles from './bars.module.scss';

/** Resolves whether the app showed the rules. If the chunk fails to load, the page's dialog opens instead. */
const saidByApp = (html: string): Promise<boolean> =>
  import('./modulePageRulesAlert').then(
    ({ alertModulePageRules }) => alertModulePageRules(html),
    () => false,
  );

/**
 * The rules tag and its dialog, whose code is loaded when it is first opened; renders nothing without rules (product
 * §2.2). The tag lies over the header, or over the modules in an embedded scene, which has no header.
 */
export function RulesEntry({ html }: { readonly html: string }) {
  const { click, visit } = useModulePage();
  if (html.trim() === '') return null;
  const showByHost = async (): Promise<boolean> => {
    click('rules');
    return visit.scene === 'pickResult' && saidByApp(html);
  };
  return (
    <View className={isEmbedded(visit.scene) ? styles['rules'] : undefined}>
      <ActivityRules html={html} showByHost={showByHost} />
    </View>
  );
}
