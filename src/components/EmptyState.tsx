import { StateView } from './StateView';
import type { StateViewProps } from './StateView';

export type EmptyStateProps = Omit<StateViewProps, 'mark' | 'isUrgent'>;

/** Nothing there, and nothing wrong. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView mark="empty" {...props} />;
}
