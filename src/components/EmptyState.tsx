import { StateView, type StateViewProps } from './StateView';

export type EmptyStateProps = Omit<StateViewProps, 'mark' | 'isUrgent'>;

/** Empty, without an error. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView mark="empty" {...props} />;
}
