import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import { loadRulesDialog } from './RulesButton';

interface RulesState {
  readonly areRulesOpen: boolean;
  /** Server HTML; kept while the dialog closes. */
  readonly rulesHtml: string;
  readonly closeRules: () => void;
}

/** The rules over a page, apart from it, so that opening them does not render it again; loaded when first needed. */
export const ActivityRules = observer(function ActivityRules({ store }: { readonly store: RulesState }) {
  const { areRulesOpen, rulesHtml, closeRules } = store;
  const rules = useLoaded(loadRulesDialog, areRulesOpen, closeRules);
  return (
    <View>
      {rules !== null && <rules.RulesDialog isOpen={areRulesOpen} html={rulesHtml} onClose={closeRules} />}
    </View>
  );
});
