import { View } from '@tarojs/components';
import { useLoaded } from '@/hooks/useLoaded';
import type { RulesDialogProps } from './RulesDialog';

const loadRulesDialog = () => import('./RulesDialog');

/** The rules dialog, whose code is loaded when it is first opened: few users open it. */
export function LazyRulesDialog(props: RulesDialogProps) {
  const rules = useLoaded(loadRulesDialog, props.isOpen, props.onClose);
  return <View>{rules !== null && <rules.RulesDialog {...props} />}</View>;
}
