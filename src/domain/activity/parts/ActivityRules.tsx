import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import { loadRulesDialog } from './RulesButton';

interface RulesState {
  readonly areRulesOpen: boolean;
  /** Raw HTML from the gateway; kept while the dialog closes. */
  readonly rulesHtml: string;
  readonly closeRules: () => void;
}

/**
 * Rules dialog of a page. Separate component, so that opening it does not re-render the page; loaded when first opened.
 */
export const ActivityRules = observer(function ActivityRules({ store }: { readonly store: RulesState }) {
  const { areRulesOpen, rulesHtml, closeRules } = store;
  const rules = useLoaded(loadRulesDialog, areRulesOpen, closeRules);
  return (
    <View>
      {rules !== null && <rules.RulesDialog isOpen={areRulesOpen} html={rulesHtml} onClose={closeRules} />}
    </View>
  );
});
